import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { FieldProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../client/call.ts'
import { recordsIn } from '../../../contract/conventions/page.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { privilegeActions } from '../../../contract/operations/privilege-names.ts'
import { isRecordId, type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { fieldLabel, fieldOptions, formContextOf, isLocked } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import { reasonFor, withheldOf } from '../shared/reasons.ts'
import { moveInGrid } from './grid-focus.ts'
import { grantableIds, groupPrivileges, type Privilege, shareOf, withIds } from './privilege-groups.ts'
import { PrivilegeRow } from './privilege-row.tsx'

interface Props {
  labelledBy: string
  privileges: readonly Privilege[]
  chosen: readonly RecordId[]
  locked: boolean
  onChange: (ids: readonly RecordId[]) => void
}

const headCell = { px: { xs: 0.5, sm: 2 }, py: 1, fontSize: { xs: 12, sm: 14 } }

interface AllRowProps {
  columns: number
  share: ReturnType<typeof shareOf>
  locked: boolean
  onToggle: () => void
}

/** A checkbox for all privileges. */
const AllRow = ({ columns, share, locked, onToggle }: AllRowProps) => {
  const { t } = useTranslation('widgets')
  return (
    <TableRow>
      <TableCell component='th' scope='row' sx={{ ...headCell, fontWeight: 'bold' }}>
        {t('privileges.allPrivileges')}
      </TableCell>
      <TableCell colSpan={columns} sx={{ ...headCell, py: 0 }}>
        <FormControlLabel
          label={t('privileges.all')}
          control={
            <Checkbox
              size='small'
              checked={share === 'all'}
              indeterminate={share === 'some'}
              disabled={locked}
              onChange={onToggle}
              slotProps={{ input: { ...{ 'data-row': 0, 'data-column': 0 } } }}
            />
          }
        />
      </TableCell>
    </TableRow>
  )
}

/** All privileges: one row per area, one column per action, and one checkbox for all. */
const PrivilegeTable = ({ labelledBy, privileges, chosen, locked, onChange }: Props) => {
  const { t } = useTranslation('widgets')
  const groups = useMemo(() => groupPrivileges(privileges), [privileges])
  const columns = groups.some((group) => group.privileges.OTHER)
    ? [...privilegeActions, 'OTHER' as const]
    : privilegeActions
  const set = new Set(chosen)
  const all = privileges.map((privilege) => privilege.id)
  const open = grantableIds(privileges)
  const isOpen = !locked && open.length > 0

  const latest = useLatest({ chosen, onChange })
  const toggle = useCallback(
    (ids: readonly RecordId[], on: boolean) =>
      latest.current.onChange(withIds(latest.current.chosen, ids, on)),
    [latest],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { currentTarget, target, key } = event
    const moved =
      target instanceof Element &&
      moveInGrid(currentTarget, target, key, columns.length + 1, groups.length + 1)
    if (moved) event.preventDefault()
  }
  return (
    <TableContainer
      // Without a focusable checkbox, the keyboard could not scroll the table.
      {...(!isOpen && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
      sx={{ maxHeight: 520, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table stickyHeader size='small' aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        <TableHead>
          <TableRow>
            <TableCell sx={headCell}>{t('privileges.group')}</TableCell>
            {columns.map((action) => (
              <TableCell key={action} align='center' sx={headCell}>
                {t(`privileges.${action}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <AllRow
            columns={columns.length}
            share={shareOf(set, all)}
            locked={!isOpen}
            onToggle={() => onChange(withIds(chosen, open, shareOf(set, open) !== 'all'))}
          />
          {groups.map((group, index) => (
            <PrivilegeRow
              key={group.name}
              group={group}
              columns={columns}
              row={index + 1}
              chosen={Object.values(group.privileges)
                .map((privilege) => privilege.id)
                .filter((id) => set.has(id))
                .join(',')}
              locked={locked}
              onToggle={toggle}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
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
