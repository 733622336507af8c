import { describe, expect, it } from 'vitest'
import { rangeOf, rangeText, unchosen } from '../../../../../src/console/engine/list/state/filters.ts'
import {
  changeListState,
  isNarrowed,
  listQuery,
  readListUrl,
  writeListUrl,
} from '../../../../../src/console/engine/list/state/list-url.ts'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

const context = { platform: 'WEB' as const }

describe('filters by a record and by a range', () => {
  const wide: ListFile = {
    columns: [],
    filters: [
      { label: 'Category', param: 'duaCategoryId', operation: 'totalDuaCategory' },
      { label: 'Amount', from: 'amountFrom', to: 'amountTo', type: 'number' },
      { label: 'Day', from: 'dayFrom', to: 'dayTo', type: 'date' },
      { label: 'Period', from: 'since', to: 'until', type: 'moment' },
    ],
  }
  const asked = (query: string) => {
    const { pageNo, pageSize, ...rest } = listQuery(
      wide,
      readListUrl(wide, new URLSearchParams(query)),
      context,
    )
    return rest
  }
  it.each([
    ['', {}],
    ['category=7', { duaCategoryId: 7 }],
    ['category=x', {}],
    ['category=-1', {}],
    ['amount=5..10', { amountFrom: 5, amountTo: 10 }],
    ['amount=0..', { amountFrom: 0 }],
    ['amount=..-2.5', { amountTo: -2.5 }],
    ['amount=five..10', {}],
    ['amount=1.25..x10', {}],
    ['amount=1.25..10th', {}],
    ['amount=1.25..', { amountFrom: 1.25 }],
    ['amount=..', {}],
    ['day=2026-03-01..2026-03-31', { dayFrom: '2026-03-01', dayTo: '2026-03-31' }],
    ['day=2026-13-01..', {}],
    ['day=2026-02-31..2026-03-31', {}],
    ['day=0026-03-01..', {}],
    ['period=2026-02-31..', {}],
    ['period=..9999-12-31', { until: '9999-12-31T23:59:59.999Z' }],
    [
      'period=2026-03-01..2026-03-31',
      { since: new Date(2026, 2, 1).toISOString(), until: new Date(2026, 3, 1).toISOString() },
    ],
  ])('"%s" asks for %o', (query, params) => expect(asked(query)).toEqual(params))

  it('come back as they were written, and narrow', () => {
    const query = 'category=7&amount=5..10&day=2026-03-01..&period=..2026-03-31'
    const state = readListUrl(wide, new URLSearchParams(query))
    expect(Object.fromEntries(writeListUrl(wide, state))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    )
    expect(isNarrowed(state)).toBe(true)
    expect(unchosen(wide)).toEqual([0, '', '', ''])
    const clear = changeListState(state, { filters: unchosen(wide) })
    expect(writeListUrl(wide, clear, new URLSearchParams(query)).toString()).toBe('')
    expect(isNarrowed(clear)).toBe(false)
  })
})

it.each([
  ['5..10', ['5', '10']],
  ['5..', ['5', '']],
  ['5', ['', '']],
  ['x..10', ['', '']],
])('the range %s has the ends %j', (text, ends) => {
  expect(rangeOf(text, 'number')).toEqual(ends)
})

it('a range is written with its ends, and not without any', () => {
  expect([rangeText('5', '10'), rangeText('', '10'), rangeText('5', ''), rangeText('', '')]).toEqual([
    '5..10',
    '..10',
    '5..',
    '',
  ])
})
