import type { RowButton } from '../actions/rows/row-button-types.ts'
import type { RowSwitches } from '../actions/rows/row-switches.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import type { ListRow } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

/** What every view of a list's rows is given: table, stack or cards. */
export interface RowsViewProps {
  page: ListPage
  /** Buttons of a row; null when the list has no Actions column. */
  buttons: ((row: ListRow) => RowButton[]) | null
  /** The selected rows; null where none can be selected. */
  picks: RowSelection | null
  /** The values that a press switches, in rows that can be edited. */
  switches: RowSwitches
  nameOf: (row: ListRow) => string
  onPress: (button: RowButton, row: ListRow) => void
  /** Told when the pointer or the focus comes to a button. */
  onNear: (button: RowButton, row: ListRow) => void
}
