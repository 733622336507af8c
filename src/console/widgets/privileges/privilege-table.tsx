import Box from '@mui/material/Box'
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
import {
  grantableIds,
  groupPrivileges,
  inAreaOrder,
  menuAreas,
  type Privilege,
  withIds,
} from './privilege-groups.ts'
import { PrivilegeRow, ShareBox } from './privilege-row.tsx'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const boxAt = (table: Element, row: number, column: number): HTMLInputElement | null =>
  table.querySelector(`input[data-row="${row}"][data-column="${column}"]:not(:disabled)`)

/**
 * Moves the focus between a table's checkboxes in the direction of an arrow key, over gaps. Boxes have their position
 * in `data-row` and `data-column`. Returns whether the focus moved.
 */
export const moveInGrid = (
  table: Element,
  from: Element,
  key: string,
  columns: number,
  rows: number,
): boolean => {
  const step = steps[key]
  if (!step || !(from instanceof HTMLInputElement)) return false
  const isMirrored = getComputedStyle(table).direction === 'rtl'
  const [down, along] = [step[0], isMirrored ? -step[1] : step[1]]
  let row = Number(from.dataset.row) + down
  let column = Number(from.dataset.column) + along
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const box = boxAt(table, row, column)
    if (box) {
      box.focus()
      return true
    }
    row += down
    column += along
  }
  return false
}

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

/** Privileges in menu order: one row per area, one column per action, and checkboxes for all of each. */
export const PrivilegeTable = ({ labelledBy, privileges, narrowed, chosen, locked, onChange }: Props) => {
  const { t } = useTranslation('widgets')
  const groups = useMemo(() => inAreaOrder(groupPrivileges(privileges), menuAreas()), [privileges])
  const columns = groups.some((group) => group.privileges.OTHER)
    ? [...privilegeActions, 'OTHER' as const]
    : privilegeActions
  const set = new Set(chosen)
  const isOpen = !locked && grantableIds(privileges).length > 0

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
              <TableCell key={action} align='center' sx={headCell}>
                <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
                  <span>{t(`privileges.${action}`)}</span>
                  <ShareBox
                    privileges={groups.flatMap(({ privileges: of }) => of[action] ?? [])}
                    chosen={set}
                    locked={locked}
                    row={0}
                    column={index + 1}
                    label={t('privileges.everyOf', { group: t(`privileges.${action}`) })}
                    onToggle={toggle}
                  />
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {!narrowed && (
            <TableRow>
              <TableCell component='th' scope='row' sx={{ ...headCell, fontWeight: 'bold' }}>
                {t('privileges.allPrivileges')}
              </TableCell>
              <TableCell colSpan={columns.length} sx={{ ...headCell, py: 0 }}>
                <FormControlLabel
                  label={t('privileges.all')}
                  disabled={!isOpen}
                  control={
                    <ShareBox {...{ privileges, locked }} chosen={set} row={1} column={0} onToggle={toggle} />
                  }
                />
              </TableCell>
            </TableRow>
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
