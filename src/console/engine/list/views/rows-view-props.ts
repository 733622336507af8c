import type { RowButton } from '../actions/rows/row-button-types.ts'
import type { RowSwitches } from '../actions/rows/row-switches.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import type { ListRow } from '../state/list-rows.ts'
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
