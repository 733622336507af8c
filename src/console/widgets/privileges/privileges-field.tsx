import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FieldProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../client/call.ts'
import { recordsIn } from '../../../contract/conventions/page.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { isRecordId, type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import { useLabel, usePrivilegeNames } from '../../i18n/use-label.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { fieldLabel, fieldOptions, formContextOf, isLocked } from '../shared/form-field.ts'
import { reasonFor, textOption, withheldOf } from '../shared/options.ts'
import { matchingPrivileges } from './privilege-groups.ts'
import { PrivilegeTable } from './privilege-table.tsx'

/** A search box above the table. */
const PrivilegeSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const { t } = useTranslation('widgets')
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter would submit the form; Escape clears the box before it closes a dialog.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <OutlinedInput
      size='small'
      type='search'
      value={value}
      placeholder={t('privileges.search')}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      inputProps={{ 'aria-label': t('privileges.search'), maxLength: 100, dir: 'auto' }}
      sx={{ maxWidth: 400, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      startAdornment={
        <InputAdornment position='start'>
          <SearchIcon fontSize='small' />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <IconButton size='small' edge='end' aria-label={t('rjsf.clear')} onClick={() => onChange('')}>
            <ClearIcon fontSize='small' />
          </IconButton>
        )
      }
    />
  )
}

/** The privileges of a role, selected from the API's list. */
export const PrivilegesField = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const { path, $id: id } = props.fieldPathId
  const { uiSchema } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are those of the UI schema
  const reasons = useMemo(() => withheldOf(fieldOptions(props)), [uiSchema])
  const list = useQuery(operationQuery(textOption(fieldOptions(props), 'operation') ?? 'listPrivilege'))
  const privileges = useMemo(
    () =>
      recordsIn(list.data?.payload).flatMap((row) => {
        const { id, name } = row
        if (!isRecordId(id) || typeof name !== 'string') return []
        const reason = reasonFor(reasons, row)
        return [{ id, name, ...(reason !== undefined && { withheld: reason }) }]
      }),
    [list.data, reasons],
  )
  const why = new Set(privileges.flatMap(({ withheld }) => withheld ?? []))
  const chosen = recordIds(props.formData)
  const names = usePrivilegeNames()
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed)
  const shown = useMemo(
    () => matchingPrivileges(privileges, searched, (name) => `${names.privilege(name)} ${name}`),
    [privileges, searched, names],
  )
  const narrowed = shown.length < privileges.length
  const change = (ids: readonly RecordId[]) => {
    props.onChange(ids, path)
    formContextOf(props.registry).touch(toPointer(path))
  }
  return (
    <Stack spacing={2}>
      <FormLabel
        id={`${id}-label`}
        required={props.required ?? false}
        error={Boolean(props.rawErrors?.length)}
      >
        {label(fieldLabel(props))}
      </FormLabel>
      {list.isPending && <Skeleton variant='rounded' height={320} />}
      {list.isError && !list.data && <PickerFailure retry={() => void list.refetch()} />}
      {list.data && (
        <>
          <Typography variant='body2' color='textSecondary' aria-live='polite'>
            {t('privileges.chosen', {
              count: privileges.filter((privilege) => chosen.includes(privilege.id)).length,
              total: privileges.length,
            })}
            {narrowed && ` · ${t('privileges.shown', { count: shown.length })}`}
          </Typography>
          {[...why].map((reason) => (
            <Typography key={reason} variant='body2' color='textSecondary'>
              {label(reason)}
            </Typography>
          ))}
          <PrivilegeSearch value={typed} onChange={setTyped} />
          <PrivilegeTable
            labelledBy={`${id}-label`}
            privileges={shown}
            narrowed={narrowed}
            chosen={chosen}
            locked={isLocked(props)}
            onChange={change}
          />
        </>
      )}
    </Stack>
  )
}
