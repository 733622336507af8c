import type { Place } from './cell-block.ts'
import { faultOf, type GridRow } from './use-edited-rows.ts'

/** The index of the first faulty cell of a row from a column on; -1 if there is none. */
const faultIn = (row: GridRow, keys: readonly string[], from: number): number => {
  const theirs = row.refusal?.theirs ?? {}
  const found = keys.findIndex(
    (key, at) => at >= from && (faultOf(row, key) !== undefined || Object.hasOwn(theirs, key)),
  )
  // The changed cells of a refused row may be hidden.
  return found < 0 && from === 0 && row.edit && row.refusal?.message !== undefined ? 0 : found
}

/** The next cell with a fault after a place, row by row, and from the first row again; null if there is none. */
export const nextFault = (
  rows: readonly GridRow[],
  keys: readonly string[],
  after: Place | null,
): Place | null => {
  const start = Math.max(0, after?.row ?? 0)
  const first = after && rows[after.row] ? after.column + 1 : 0
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (start + step) % rows.length
    const row = rows[at]
    const column = row ? faultIn(row, keys, step === 0 ? first : 0) : -1
    if (column >= 0) return { row: at, column }
  }
  return null
}
