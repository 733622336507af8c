import { describe, expect, it, test } from 'vitest'
import { judge, median, summaryOf } from '../../../../scripts/bench/web/report/judge.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 2], 6],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a summary keeps the worst beside the median', () => {
  expect(summaryOf([120, 90, 400])).toEqual({ median: 120, worst: 400, runs: 3 })
})

describe('an aim', () => {
  it.each([
    ['a ratio that is met to the point', { ratio: 0.9 }, 90, 100, 'within'],
    ['a ratio that is missed', { ratio: 0.9 }, 91, 100, 'over'],
    ['nothing on both sides', { ratio: 0.9 }, 0, 0, 'within'],
    ['something where the page by hand takes nothing', { ratio: 0.9 }, 1, 0, 'over'],
    ['a bound that is met, whatever the page by hand takes', { most: 14 }, 14, 3, 'within'],
    ['a bound that is missed, whatever the page by hand takes', { most: 14 }, 15, 60, 'over'],
    ['a bound where the page by hand is not measured', { most: 1 }, 1, Number.NaN, 'within'],
    ['none', {}, 5000, 1, 'none'],
    ['a ratio without the console', { ratio: 1 }, Number.NaN, 100, 'unknown'],
    ['a ratio without the page by hand', { ratio: 1 }, 100, Number.NaN, 'unknown'],
    ['a bound without the console', { most: 14 }, Number.NaN, 100, 'unknown'],
  ] as const)('%s', (_, aim, console, hand, verdict) => {
    expect(judge(aim, console, hand)).toBe(verdict)
  })
})
