import type { ListPage } from '../use-list-page.ts'
import type { GridRow } from './use-edited-rows.ts'

/** The property that the list is sorted by, if rows are moved by it. */
export const sequenceOf = ({
  list,
  state,
  can,
}: Pick<ListPage, 'list' | 'state' | 'can'>): string | undefined => {
  const order = state.order ?? list.sorts?.[state.sort]
  const isSorted = order?.sortBy === list.sequence && order?.ascOrDesc === 'asc'
  return can.update && isSorted ? list.sequence : undefined
}

/** The place of a row; undefined if it has none. */
const placeIn = (row: GridRow, sequence: string): number | undefined => {
  const place = row.data[sequence]
  return typeof place === 'number' ? place : undefined
}

const last = Number.MAX_SAFE_INTEGER

/** Moved rows at their new places; new rows stay at the end. */
export const inSequence = (rows: readonly GridRow[], sequence: string): readonly GridRow[] => {
  if (!rows.some(({ edit }) => edit && Object.hasOwn(edit.cells, sequence))) return rows
  const listed = rows.filter(({ row }) => row)
  const sorted = listed.toSorted((a, b) => (placeIn(a, sequence) ?? last) - (placeIn(b, sequence) ?? last))
  return [...sorted, ...rows.filter(({ row }) => !row)]
}

/**
 * The numbers of rows after one of them moved, by their present index: only those that change. The rows between take
 * each other's numbers; missing and repeated ones become the next higher number.
 */
export const renumbered = (
  numbers: readonly (number | undefined)[],
  from: number,
  to: number,
): ReadonlyMap<number, number> => {
  const places = numbers.map((_, at) => at)
  const order = places.toSpliced(from, 1).toSpliced(to, 0, from)
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  const changed = new Map<number, number>()
  let before = numbers[start - 1] ?? 0
  for (let at = start; at < order.length; at += 1) {
    const place = order[at] ?? at
    const own = numbers[at] ?? 0
    // Behind the moved rows, the first number that is high enough ends it.
    if (at > end && own > before) break
    const number = own > before ? own : before + 1
    if (numbers[place] !== number) changed.set(place, number)
    before = number
  }
  return changed
}

/** The rows whose numbers change when one of them moves to the place of another, by their indexes. */
export const movedRows = (
  rows: readonly GridRow[],
  sequence: string,
  from: number,
  to: number,
): readonly { row: string; value: number }[] => {
  const numbers = rows.filter(({ row }) => row).map((row) => placeIn(row, sequence))
  return [...renumbered(numbers, from, to)].flatMap(([at, value]) =>
    rows[at] ? [{ row: rows[at].id, value }] : [],
  )
}
