import { faultOf, type GridRow } from './use-edited-rows.ts'

/** A cell by the indexes of its row and column. */
export interface Place {
  row: number
  column: number
}

/** A rectangle of cells between two corners. */
export interface Block {
  from: Place
  to: Place
}

/** The edges of a block, inclusive. */
export const edgesOf = ({ from, to }: Block) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export const isInBlock = (block: Block, { row, column }: Place): boolean => {
  const { top, bottom, left, right } = edgesOf(block)
  return row >= top && row <= bottom && column >= left && column <= right
}

/** The cells of a block, row by row. */
export const placesIn = (block: Block): readonly Place[] => {
  const { top, bottom, left, right } = edgesOf(block)
  return Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, at) => ({
    row: top + Math.floor(at / (right - left + 1)),
    column: left + (at % (right - left + 1)),
  }))
}

/** The pasted text of each cell: a single text fills the block, a table repeats as often as the block holds it. */
export const pastedCells = (
  table: readonly (readonly string[])[],
  block: Block,
): readonly (Place & { text: string })[] => {
  const { top, bottom, left, right } = edgesOf(block)
  const height = table.length
  const width = Math.max(0, ...table.map((row) => row.length))
  const times = (room: number, size: number): number => Math.max(1, room % size === 0 ? room / size : 1)
  const [down, across] = [times(bottom - top + 1, height), times(right - left + 1, width)]
  return Array.from({ length: down * height }, (_, row) =>
    Array.from({ length: across * width }, (_, column) => ({
      row: top + row,
      column: left + column,
      text: table[row % height]?.[column % width] ?? '',
    })),
  ).flat()
}

/**
 * The next place from `at` in steps of `by` (-1 or 1) up to `last`, as Ctrl and arrows in spreadsheets: the end of the
 * filled cells, or the next filled one.
 */
const jump = (at: number, by: -1 | 1, last: number, isFilled: (at: number) => boolean): number => {
  const isInside = (place: number): boolean => place >= 0 && place <= last
  const isRun = isFilled(at) && isInside(at + by) && isFilled(at + by)
  let place = at + by
  while (isInside(place) && isFilled(place) === isRun) place += by
  return Math.max(0, Math.min(last, isRun ? place - by : place))
}

/** Rows and columns by which a place moves. */
export type Step = readonly [down: number, across: number]

/** The place after a step, up to `last`; with `isFilled`, the step goes as far as `jump`. */
export const placeAfter = (
  from: Place,
  [down, across]: Step,
  last: Place,
  isFilled: ((at: Place) => boolean) | null,
): Place => {
  const move = (edge: keyof Place, by: number): number => {
    if (by === 0) return from[edge]
    const isFilledAt = (at: number): boolean => isFilled?.({ ...from, [edge]: at }) === true
    return isFilled
      ? jump(from[edge], by < 0 ? -1 : 1, last[edge], isFilledAt)
      : Math.max(0, Math.min(last[edge], from[edge] + by))
  }
  return { row: move('row', down), column: move('column', across) }
}

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
