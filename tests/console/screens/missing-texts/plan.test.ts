import { expect, it } from 'vitest'
import type { Unit } from '../../../../src/console/screens/missing-texts/exchange/file/unit.ts'
import {
  type Exchange,
  planRecord,
  recordsOf,
} from '../../../../src/console/screens/missing-texts/exchange/import/plan.ts'

const unit = (module: string, recordId: number, property: string, target: string): Unit => ({
  place: { module, recordId, property, version: '', route: {} },
  source: 'S',
  target,
  isRich: false,
  about: [module, `#${recordId}`, property],
})

const exchange = (isAllowed: boolean): Exchange => ({
  label: (text) => text,
  context: { platform: 'WEB', user: null },
  check: () => isAllowed,
  source: 1,
  target: 2,
})

it.each([
  ['forbidden', 'book', false],
  ['unknown', 'no-such-module', true],
])('is %s without asking for the record of %s', async (verdict, module, isAllowed) => {
  const units = [unit(module, 1, 'titles', 'T'), unit(module, 1, 'shortDescriptions', 'T')]
  const changes = await planRecord({ module, units }, exchange(isAllowed), new AbortController().signal)
  expect(changes.map((change) => change.verdict)).toEqual([verdict, verdict])
})

it('works record by record; the last of repeated translations wins', () => {
  const records = recordsOf({
    source: 'bn',
    target: 'ar',
    units: [
      unit('book', 1, 'titles', 'first'),
      unit('book', 2, 'titles', ' '),
      unit('category', 1, 'titles', 'C'),
      unit('book', 1, 'shortDescriptions', 'D'),
      unit('book', 1, 'titles', 'last'),
    ],
  })
  expect(records.map(({ module, units }) => [module, units.map(({ target }) => target)])).toEqual([
    ['book', ['last', 'D']],
    ['category', ['C']],
  ])
})
