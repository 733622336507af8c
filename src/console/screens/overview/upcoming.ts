/** The first moment of a day as the wire has it: DD/MM/YYYY, or ISO; NaN for anything else. */
export const dayOf = (value: unknown): number => {
  if (typeof value !== 'string') return Number.NaN
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []
  return day === undefined
    ? new Date(value).setHours(0, 0, 0, 0)
    : new Date(Number(year), Number(month) - 1, Number(day)).getTime()
}

type Row = Readonly<Record<string, unknown>>

/** The rows that are not over yet, the next one first, at most so many. */
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
