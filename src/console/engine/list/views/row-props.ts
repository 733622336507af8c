import type { RowButton } from '../actions/rows/row-button-types.ts'
import type { RowSwitches } from '../actions/rows/row-switches.ts'
import { rowKey } from '../selection/selection.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import { type ListRow, nameField, serialNumber } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

/** Props of all views of a list's rows: table, stack and cards. */
export interface RowsViewProps {
  page: ListPage
  /** Buttons of a row; null if the list has no Actions column. */
  buttons: ((row: ListRow) => RowButton[]) | null
  /** The selected rows; null if rows cannot be selected. */
  picks: RowSelection | null
  /** The switchable values of editable rows. */
  switches: RowSwitches
  nameOf: (row: ListRow) => string
  onPress: (button: RowButton, row: ListRow) => void
  /** Called when the pointer or focus reaches a button. */
  onNear: (button: RowButton, row: ListRow) => void
}

/** Props of a row in any view; each is stable until the row changes. */
export interface RowProps extends Pick<RowsViewProps, 'buttons' | 'nameOf' | 'onPress' | 'onNear'> {
  /** The field whose value opens the row. */
  nameField: string | undefined
  row: ListRow
  /** Number of the row in the whole list, from 1. */
  serial: number
  isPicked: boolean
  /** Null if rows cannot be selected. */
  pick: RowSelection['pick'] | null
  hasSwitch: RowSwitches['has']
  pressSwitch: RowSwitches['press']
  /** The field that is being stored. */
  busyField: string | undefined
  /** All rows of the page, for cells that look up names once per page. */
  rows: readonly ListRow[]
}

/** The props of the row at an index of the page. */
export const rowPropsOf = (view: RowsViewProps, index: number, row: ListRow): RowProps => {
  const { page, picks, switches, buttons, nameOf, onPress, onNear } = view
  return {
    row,
    rows: page.rows,
    serial: serialNumber(page.state.page, page.state.rows, index),
    isPicked: picks?.selection.has(rowKey(row)) ?? false,
    pick: picks?.pick ?? null,
    hasSwitch: switches.has,
    pressSwitch: switches.press,
    busyField: switches.busyField(row),
    nameField: nameField(page.list, row),
    buttons,
    nameOf,
    onPress,
    onNear,
  }
}
