import type { Cell, Row } from '../../cells/cell.ts'
import { getPath } from '../path.ts'

/** What a cell shows of a row: the property that its column names, or what it takes from the whole row. */
export const cellValue = ({ fromRow }: Cell, row: Row, field: string): unknown =>
  fromRow ? fromRow(row) : getPath(row, field)
