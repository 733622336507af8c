import { dateOf } from '../../../contract/dates.ts'

/** The start of a day in wire format: DD/MM/YYYY, or ISO; NaN for anything else. */
export const dayOf = (value: unknown): number =>
  typeof value === 'string' ? dateOf(value).setHours(0, 0, 0, 0) : Number.NaN

type Row = Readonly<Record<string, unknown>>

/** The rows that have not ended, the next one first, up to a maximum number. */
export const upcoming = <Given extends Row>(
  rows: readonly Given[],
  { from = '', until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
  most: number,
): readonly Given[] => {
  const today = new Date(now).setHours(0, 0, 0, 0)
  const end = (row: Given): number => dayOf((until !== undefined && row[until]) || row[from])
  return rows
    .filter((row) => end(row) >= today)
    .toSorted((one, other) => dayOf(one[from]) - dayOf(other[from]))
    .slice(0, most)
}
