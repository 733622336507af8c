import { expect, it } from 'vitest'
import { byRankAndCost } from '../../../../scripts/test/changed/run-order.ts'

it('runs the nearest tests first, and of equally near ones the cheap ones', () => {
  const run = (rank: number, project: string, duration = 0) => ({ rank, project, duration })
  const runs = [
    run(3, 'unit'),
    run(1, 'browser'),
    run(1, 'server', 9),
    run(1, 'server', 2),
    run(1, 'unit'),
    run(0, 'apart'),
  ]
  expect(runs.toSorted(byRankAndCost)).toEqual([
    run(0, 'apart'),
    run(1, 'unit'),
    run(1, 'server', 2),
    run(1, 'server', 9),
    run(1, 'browser'),
    run(3, 'unit'),
  ])
})
