import { memo } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'
import { RowButtonView } from '../actions/row-button.tsx'
import { isEditable, type RowSwitches } from '../actions/row-switches.ts'
import { PickBox } from '../selection/pick-box.tsx'
import type { Picks } from '../selection/use-selection.ts'
import type { ListRow } from '../state/list-rows.ts'
import { CellView } from './cell-view.tsx'
import type { RowsViewProps } from './rows-view-props.ts'
import { SwitchCell } from './switch-cell.tsx'
import type { TableColumn } from './table-columns.ts'

interface Props extends Pick<RowsViewProps, 'buttons' | 'nameOf' | 'onPress' | 'onNear'> {
  row: ListRow
  /** Number of the row in the whole list, from 1. */
  serial: number
  columns: readonly TableColumn[]
  isPicked: boolean
  /** Null where rows cannot be selected. */
  pick: Picks['pick'] | null
  hasSwitch: RowSwitches['has']
  pressSwitch: RowSwitches['press']
  /** The field that is being stored. */
  busyField: string | undefined
  /** All rows of the page, for cells that look up names once a page. */
  rows: readonly ListRow[]
}

/** One row of a list's table; drawn again only when something of it is another. */
export const TableRow = memo(function TableRow({
  row,
  serial,
  columns,
  rows,
  buttons,
  isPicked,
  pick,
  hasSwitch,
  pressSwitch,
  busyField,
  nameOf,
  onPress,
  onNear,
}: Props) {
  const label = useLabel()
  const name = nameOf(row)
  const ownButtons = buttons?.(row)
  const canSwitch = ownButtons !== undefined && isEditable(ownButtons)
  const shown = { row, rows }
  return (
    <tr role='row' data-id={String(row.id)} data-picked={isPicked || undefined}>
      <td role='cell'>
        {pick && <PickBox row={row} name={name} isPicked={isPicked} pick={pick} />}
        {serial}
      </td>
      {columns.map(({ column, align }) => (
        <td key={column.field} role='cell' data-field={column.field} className={align}>
          {canSwitch && hasSwitch(column.field) ? (
            <SwitchCell
              column={column}
              name={name}
              press={pressSwitch}
              isBusy={busyField === column.field}
              {...shown}
            />
          ) : (
            <CellView column={column} {...shown} />
          )}
        </td>
      ))}
      {ownButtons && (
        <td role='cell' data-field='actions' className='actions'>
          {ownButtons.map((button) => (
            <RowButtonView
              key={button.id}
              button={button}
              row={row}
              name={name}
              label={label}
              onPress={onPress}
              onNear={onNear}
            />
          ))}
        </td>
      )}
    </tr>
  )
})
