import { type Figure, type Figures, figures, type Side, signInFigures } from './figures.ts'

/** A single measurement of one side under a profile. */
export interface Measured {
  /** Label of the profile. */
  profile: string
  side: Side
  found: Figures
}

/** The median; for an even count, the mean of the two middle values. NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** Compares the medians of both sides; a missing figure is never `ok`. */
export const judge = ({ ratio, most }: Pick<Figure, 'ratio' | 'most'>, console: number, hand: number) => {
  if (ratio === undefined && most === undefined) return ''
  const limit = most ?? (ratio ?? Number.NaN) * hand
  if (Number.isNaN(console) || Number.isNaN(limit)) return 'not measured'
  return console <= limit ? 'ok' : 'over'
}

const heading = ['figure', 'console', 'by hand', 'ratio', 'aim', '']

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = heading.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const cell = (text: string, at: number): string =>
    [1, 2, 3].includes(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

/** The cells of the measured figures. */
const rowsOf = (measured: readonly Measured[]): string[][] =>
  (Object.entries({ ...figures, ...signInFigures }) as [keyof Figures, Figure][]).flatMap(
    ([name, figure]) => {
      const of = (side: Side): number[] =>
        measured.flatMap((one) => (one.side === side ? (one.found[name] ?? []) : []))
      const [console, hand] = [of('console'), of('hand')]
      if (console.length + hand.length === 0) return []
      const both = (values: readonly number[]): string =>
        values.length === 0
          ? ''
          : [median(values), Math.max(...values)].map((value) => value.toFixed(figure.digits)).join(' – ')
      const { label, ratio, most } = figure
      const aim = ratio === undefined ? (most === undefined ? '' : `≤ ${most}`) : `≤ ${ratio.toFixed(1)}x`
      const share = median(console) / median(hand)
      const shown = Number.isFinite(share) ? share.toFixed(2) : ''
      return [[label, both(console), both(hand), shown, aim, judge(figure, median(console), median(hand))]]
    },
  )

/** The report as text, and whether every figure is within its limit without failures. */
export const reportOf = (
  all: readonly Measured[],
  failed: readonly string[],
): { text: string; isMet: boolean } => {
  const tables = [...Map.groupBy(all, ({ profile }) => profile)].map(
    ([profile, measured]) => [profile, rowsOf(measured)] as const,
  )
  const marks = tables.flatMap(([, rows]) => rows.map((row) => row.at(-1)))
  const missed = marks.filter((mark) => mark === 'over' || mark === 'not measured').length
  const text = [
    ...tables.map(
      ([profile, rows]) => `${profile}: medians – worst; times in ms\n${tableOf([heading, ...rows])}\n`,
    ),
    ...failed.map((failure) => `Failed: ${failure}`),
    `${missed} of ${marks.length} figures are over their aim or not measured.`,
  ].join('\n')
  return { text, isMet: missed === 0 && marks.length > 0 && failed.length === 0 }
}
