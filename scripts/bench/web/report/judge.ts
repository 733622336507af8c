import type { Figure } from '../aims.ts'

/** The middle of some numbers; of an even count, halfway between the two in the middle. NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** A figure of all runs. */
export interface Summary {
  median: number
  worst: number
  runs: number
}

/** Median and worst of some runs; NaN where there was none. */
export const summaryOf = (values: readonly number[]): Summary => ({
  median: median(values),
  worst: values.length === 0 ? Number.NaN : Math.max(...values),
  runs: values.length,
})

/** `over` its aim, within it, or without one; `unknown` where nothing could be measured. */
export type Verdict = 'over' | 'within' | 'none' | 'unknown'

/**
 * Judges the medians of the console and, where the aim is a ratio, of the page by hand. Nothing is within its aim when
 * either was not measured.
 */
export const judge = (aim: Pick<Figure, 'ratio' | 'most'>, console: number, hand: number): Verdict => {
  if (aim.ratio === undefined && aim.most === undefined) return 'none'
  const bound = aim.most ?? (aim.ratio ?? Number.NaN) * hand
  if (Number.isNaN(console) || Number.isNaN(bound)) return 'unknown'
  return console <= bound ? 'within' : 'over'
}
