import { describe, expect, it } from 'vitest'
import type { All, Measured } from '../../../../scripts/bench/web/measure-all.ts'
import { reportOf } from '../../../../scripts/bench/web/report/report.ts'

const measured = (
  side: Measured['side'],
  run: number,
  figures: Measured['figures'],
  profile = 'fast',
): Measured => ({ run, profile, screen: 'dua', side, others: 0, figures })

const quiet: All['notes'] = { repeated: 0, leftOut: [], failed: [] }

const all = (screens: readonly Measured[], more: Partial<All> = {}): All => ({
  screens: [...screens],
  signIn: [],
  notes: quiet,
  ...more,
})

const threeRuns = (console: readonly number[], hand: readonly number[]): Measured[] => [
  ...console.map((row, run) => measured('console', run, { row })),
  ...hand.map((row, run) => measured('hand', run, { row })),
]

/** The cells of the table's lines about a figure. */
const cellsOf = (text: string, label: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.includes(label))
    .map((line) => line.split(/ {2,}/))

describe('the report', () => {
  it('shows both medians, the worst of each, the ratio and the aim', () => {
    const { text, isMet } = reportOf(all(threeRuns([300, 1000, 500], [800, 600, 700])), 3)
    expect(cellsOf(text, 'first row, cold')).toEqual([
      ['dua', 'first row, cold', '500 (1000)', '700 (800)', '0.71', '≤ 0.9x', 'ok'],
    ])
    expect(isMet).toBe(true)
  })

  it('marks what is over its aim, and fails', () => {
    const { text, isMet } = reportOf(all(threeRuns([900, 900, 900], [700, 700, 700])), 3)
    expect(cellsOf(text, 'first row, cold')[0]?.slice(-3)).toEqual(['1.29', '≤ 0.9x', 'over'])
    expect(text).toContain('1 of 1 figures are over their aim.')
    expect(isMet).toBe(false)
  })

  it('has a table for each profile', () => {
    const { text } = reportOf(
      all([
        ...threeRuns([1], [2]),
        measured('console', 1, { row: 30 }, 'slow'),
        measured('hand', 1, { row: 40 }, 'slow'),
      ]),
      1,
    )
    expect(cellsOf(text, 'first row, cold').map((cells) => cells[2])).toEqual(['1 (1)', '30 (30)'])
    expect(text).toContain('no throttling: medians of 1')
    expect(text).toContain('CPU 4x, 1.6 Mbps, 150 ms: medians of 1')
  })

  it('does not take for met what only one of the two was measured for', () => {
    const { text, isMet } = reportOf(all(threeRuns([500], [])), 1)
    expect(text).toContain('1 could not be judged')
    expect(isMet).toBe(false)
  })

  it('fails when nothing was measured, or something was left out', () => {
    expect(reportOf(all([]), 5).isMet).toBe(false)
    const notes = { ...quiet, repeated: 4, leftOut: ['run 2, fast, dua, hand'] }
    const { text, isMet } = reportOf(all(threeRuns([1], [2]), { notes }), 1)
    expect(text).toContain('others used the machine: 4.')
    expect(text).toContain('run 2, fast, dua, hand')
    expect(isMet).toBe(false)
  })

  it('judges signing in by itself', () => {
    const signIn = [{ formScript: 150, script: 400, waitedScript: 171, waits: 1, waitsForFigures: 2 }]
    const { text, isMet } = reportOf(all([], { signIn }), 1)
    expect(cellsOf(text, 'JavaScript fetched from')[0]?.at(-1)).toBe('over')
    expect(cellsOf(text, 'round trips from pressing Sign in to the dashboard')[0]?.at(-1)).toBe('ok')
    expect(isMet).toBe(false)
  })
})
