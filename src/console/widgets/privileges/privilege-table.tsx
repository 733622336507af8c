import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type KeyboardEvent, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { privilegeActions } from '../../../contract/operations/privileges.ts'
import type { RecordId } from '../../../contract/records/record-id.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { moveInGrid } from './grid-focus.ts'
import { menuAreas } from './menu-areas.ts'
import {
  grantableIds,
  groupPrivileges,
  inAreaOrder,
  type Privilege,
  shareOf,
  withIds,
} from './privilege-groups.ts'
import { PrivilegeRow } from './privilege-row.tsx'

interface Props {
  labelledBy: string
  privileges: readonly Privilege[]
  /** A search has left privileges out. */
  narrowed: boolean
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
              slotProps={{ input: { ...{ 'data-row': 1, 'data-column': 0 } } }}
            />
          }
        />
      </TableCell>
    </TableRow>
  )
}

interface ColumnHeadProps {
  title: string
  column: number
  privileges: readonly Privilege[]
  chosen: ReadonlySet<RecordId>
  locked: boolean
  onToggle: (ids: readonly RecordId[], on: boolean) => void
}

/** An action, with a checkbox for all its privileges in the table. */
const ColumnHead = ({ title, column, privileges, chosen, locked, onToggle }: ColumnHeadProps) => {
  const { t } = useTranslation('widgets')
  const share = shareOf(
    chosen,
    privileges.map(({ id }) => id),
  )
  const open = grantableIds(privileges)
  return (
    <TableCell align='center' sx={headCell}>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <span>{title}</span>
        <Checkbox
          size='small'
          checked={share === 'all'}
          indeterminate={share === 'some'}
          disabled={locked || open.length === 0}
          onChange={() => onToggle(open, shareOf(chosen, open) !== 'all')}
          slotProps={{
            input: {
              'aria-label': t('privileges.everyOf', { group: title }),
              ...{ 'data-row': 0, 'data-column': column },
            },
          }}
        />
      </Box>
    </TableCell>
  )
}

/** Privileges in menu order: one row per area, one column per action, and checkboxes for all of each. */
export const PrivilegeTable = ({ labelledBy, privileges, narrowed, chosen, locked, onChange }: Props) => {
  const { t } = useTranslation('widgets')
  const groups = useMemo(() => inAreaOrder(groupPrivileges(privileges), menuAreas()), [privileges])
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
      moveInGrid(currentTarget, target, key, columns.length + 1, groups.length + 2)
    if (moved) event.preventDefault()
  }
  return (
    <TableContainer
      // A search starts and ends at the first row.
      key={String(narrowed)}
      // Without a focusable checkbox, the keyboard could not scroll the table.
      {...(!isOpen && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
      sx={{ maxHeight: 520, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table stickyHeader size='small' aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        <TableHead>
          <TableRow>
            <TableCell sx={headCell}>{t('privileges.group')}</TableCell>
            {columns.map((action, index) => (
              <ColumnHead
                key={action}
                title={t(`privileges.${action}`)}
                column={index + 1}
                privileges={groups.flatMap(({ privileges: of }) => of[action] ?? [])}
                chosen={set}
                locked={locked}
                onToggle={toggle}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {!narrowed && (
            <AllRow
              columns={columns.length}
              share={shareOf(set, all)}
              locked={!isOpen}
              onToggle={() => onChange(withIds(chosen, open, shareOf(set, open) !== 'all'))}
            />
          )}
          {groups.map((group, index) => (
            <PrivilegeRow
              key={group.name}
              group={group}
              columns={columns}
              row={index + 2}
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
