import { expect, it } from 'vitest'
import { mergeParts } from '../../../scripts/test/contract-report.ts'

const operations = [
  { id: 'listDua', tags: ['dua'] },
  { id: 'createDua', tags: ['dua'] },
]

it('the reports of partial runs are merged, with each operation and each fault once', () => {
  const broken = 'GET /api/dua/all 200: Response body must have a message'
  const first = {
    exchanges: 3,
    touched: new Map([['listDua', 2]]),
    operations,
    violations: new Map([[broken, { times: 1, from: 'the first test' }]]),
  }
  const second = {
    exchanges: 4,
    touched: new Map([
      ['listDua', 1],
      ['createDua', 1],
    ]),
    operations,
    violations: new Map([[broken, { times: 2, from: 'another test' }]]),
  }
  expect(mergeParts([first, second])).toEqual({
    exchanges: 7,
    touched: new Map([
      ['listDua', 3],
      ['createDua', 1],
    ]),
    operations,
    violations: [`${broken} (3×, the first test)`],
  })
})
