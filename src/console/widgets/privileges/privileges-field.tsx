import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FieldProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../client/call.ts'
import { recordsIn } from '../../../contract/conventions/page.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { recordIds } from '../../../contract/records/record-ids.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { fieldLabel, fieldOptions, formContextOf, isLocked } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import { reasonFor, withheldOf } from '../shared/reasons.ts'
import { PrivilegeTable } from './privilege-table.tsx'

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
        const { id: number, name } = row
        if (typeof number !== 'number' || typeof name !== 'string') return []
        const reason = reasonFor(reasons, row)
        return [{ id: number, name, ...(reason !== undefined && { withheld: reason }) }]
      }),
    [list.data, reasons],
  )
  const why = new Set(privileges.flatMap(({ withheld }) => withheld ?? []))
  const chosen = recordIds(props.formData)
  const change = (ids: readonly number[]) => {
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
          </Typography>
          {[...why].map((reason) => (
            <Typography key={reason} variant='body2' color='textSecondary'>
              {label(reason)}
            </Typography>
          ))}
          <PrivilegeTable
            labelledBy={`${id}-label`}
            privileges={privileges}
            chosen={chosen}
            locked={isLocked(props)}
            onChange={change}
          />
        </>
      )}
    </Stack>
  )
}
