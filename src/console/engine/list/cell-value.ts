import type { Cell, Row } from '../../cells/cell.ts'
import { getPath } from '../values.ts'

/** The value of a cell: the property of its column, or the result of `fromRow`. */
export const cellValue = ({ fromRow }: Cell, row: Row, field: string): unknown =>
  fromRow ? fromRow(row) : getPath(row, field)
