import { describe, expect, it, test } from 'vitest'
import { judge, type Measured, median, reportOf } from '../../../../scripts/bench/web/report.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 2], 6],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

describe('an aim', () => {
  it.each([
    ['a ratio that is met to the point', { ratio: 0.9 }, 90, 100, 'ok'],
    ['a ratio that is missed', { ratio: 0.9 }, 91, 100, 'over'],
    ['nothing on both sides', { ratio: 0.9 }, 0, 0, 'ok'],
    ['something where the page by hand takes nothing', { ratio: 0.9 }, 1, 0, 'over'],
    ['a bound that is met, whatever the page by hand takes', { most: 14 }, 14, 3, 'ok'],
    ['a bound that is missed, whatever the page by hand takes', { most: 14 }, 15, 60, 'over'],
    ['a bound where the page by hand is not measured', { most: 1 }, 1, Number.NaN, 'ok'],
    ['none', {}, 5000, 1, ''],
    ['a ratio without the console', { ratio: 1 }, Number.NaN, 100, 'not measured'],
    ['a ratio without the page by hand', { ratio: 1 }, 100, Number.NaN, 'not measured'],
    ['a bound without the console', { most: 14 }, Number.NaN, 100, 'not measured'],
  ] as const)('%s', (_, aim, console, hand, verdict) => {
    expect(judge(aim, console, hand)).toBe(verdict)
  })
})

const runs = (console: readonly number[], hand: readonly number[], profile = 'fast'): Measured[] => [
  ...console.map((row): Measured => ({ profile, side: 'console', found: { row } })),
  ...hand.map((row): Measured => ({ profile, side: 'hand', found: { row } })),
]

/** The cells of a figure's lines in the table. */
const cellsOf = (text: string, label: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.includes(label))
    .map((line) => line.split(/ {2,}/))

describe('the report', () => {
  it('shows both medians, the worst of each, the ratio and the aim', () => {
    const { text, isMet } = reportOf(runs([300, 1000, 500], [800, 600, 700]), [])
    expect(cellsOf(text, 'first row, cold')).toEqual([
      ['first row, cold', '500 – 1000', '700 – 800', '0.71', '≤ 0.9x', 'ok'],
    ])
    expect(isMet).toBe(true)
  })

  it('marks values over their limit, and fails', () => {
    const { text, isMet } = reportOf(runs([900, 900, 900], [700, 700, 700]), [])
    expect(cellsOf(text, 'first row, cold')[0]?.slice(-3)).toEqual(['1.29', '≤ 0.9x', 'over'])
    expect(text).toContain('1 of 1 figures are over their aim or not measured.')
    expect(isMet).toBe(false)
  })

  it('has a table for each profile', () => {
    const { text } = reportOf([...runs([1], [2]), ...runs([30], [40], 'slow')], [])
    expect(cellsOf(text, 'first row, cold').map((cells) => cells[1])).toEqual(['1 – 1', '30 – 30'])
    expect(text).toContain('fast: medians')
    expect(text).toContain('slow: medians')
  })

  it('fails when only one side, or nothing, was measured, or something failed', () => {
    expect(reportOf(runs([500], []), []).isMet).toBe(false)
    expect(reportOf([], []).isMet).toBe(false)
    const { text, isMet } = reportOf(runs([1], [2]), ['slow, hand: Error'])
    expect(text).toContain('Failed: slow, hand: Error')
    expect(isMet).toBe(false)
  })

  it('assesses signing in separately', () => {
    const found = { formScript: 150, dashboardScript: 400, waitedScript: 171, waits: 1, waitsForFigures: 2 }
    const { text, isMet } = reportOf([{ profile: 'signing in', side: 'console', found }], [])
    expect(cellsOf(text, 'JavaScript from pressing')[0]?.at(-1)).toBe('over')
    expect(cellsOf(text, 'round trips from pressing Sign in to the dashboard')[0]?.at(-1)).toBe('ok')
    expect(isMet).toBe(false)
  })
})
