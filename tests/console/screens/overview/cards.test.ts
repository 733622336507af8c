import { describe, expect, it, test } from 'vitest'
import { readListUrl, writeListUrl } from '../../../../src/console/engine/list/state/list-url.ts'
import { listEntryAt } from '../../../../src/console/engine/routes/modules-at.ts'
import { salesToDate } from '../../../../src/console/screens/dashboard/charts.tsx'
import { cardEntries } from '../../../../src/console/screens/overview/card.ts'
import { cardKinds } from '../../../../src/console/screens/overview/overview.tsx'
import {
  dayOf,
  upcoming,
  upcomingState,
  upcomingUrl,
} from '../../../../src/console/screens/overview/use-list-at.ts'
import type { ListFile } from '../../../../src/modules/format/types.ts'

const leading = cardEntries.filter(({ to }) => to !== undefined && to !== '/missing-texts')

describe.each(cardEntries.map((entry) => [entry.label, entry] as const))('the card %s', (_, entry) => {
  it('is of a kind that there is', () => {
    expect(Object.keys(cardKinds)).toContain(entry.kind)
  })
})

it.each(leading.map((entry) => [entry.label, entry] as const))(
  'the card %s leads to a list that understands its address, and has what it shows',
  async (_, { to = '', from, until }) => {
    const found = listEntryAt(to)
    const module = await found?.load()
    if (!module?.list) throw new Error(`No list at ${to}`)
    const query = new URLSearchParams(to.split('?')[1])
    expect(String(writeListUrl(module.list, readListUrl(module.list, query)))).toBe(String(query))
    const fields = module.list.columns.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining([from, until].filter((field) => field !== undefined)))
  },
)

const now = new Date(2026, 10, 22, 15)
const events = [
  { id: 1, from: '21/11/2026', until: '22/11/2026' },
  { id: 2, from: '02/12/2026', until: '03/12/2026' },
  { id: 3, from: '20/11/2026', until: '21/11/2026' },
  { id: 4, from: '01/02/2027', until: '01/02/2027' },
  { id: 5, from: null, until: null },
]

test('upcoming events are sorted by time, up to the displayed number', () => {
  const ids = (most: number) =>
    upcoming(events, { from: 'from', until: 'until' }, now, most).map(({ id }) => id)
  expect(ids(5)).toEqual([1, 2, 4])
  expect(ids(2)).toEqual([1, 2])
  expect(upcoming(events, { from: 'from' }, now, 5).map(({ id }) => id)).toEqual([2, 4])
})

describe('the list of upcoming rows', () => {
  const entry = { kind: 'upcoming', label: 'Next', to: '/event', from: 'fromDate', filter: 'Date' }
  const list = {
    columns: [{ field: 'fromDate', label: 'Start Date', sortBy: 'fromDate' }],
    filters: [{ label: 'Date', from: 'endFrom', to: 'startTo', type: 'date' as const }],
  }
  const at = (file: ListFile) => ({ list: file, state: readListUrl(file, new URLSearchParams()) })

  it('has those that end today or later, like the card', () => {
    expect(upcomingState(entry, at(list), now)).toMatchObject({
      filters: ['2026-11-22..'],
      order: { sortBy: 'fromDate', ascOrDesc: 'asc' },
    })
    expect(upcomingUrl(entry, at(list), now)).toBe('/event?order=fromDate.asc&date=2026-11-22..')
  })

  it('is complete if it cannot be filtered', () => {
    expect(upcomingState(entry, at({ ...list, filters: [] }), now)).toBeUndefined()
    expect(upcomingUrl(entry, at({ ...list, filters: [] }), now)).toBe('/event')
  })
})

test.each([
  ['21/11/2026', new Date(2026, 10, 21).getTime()],
  [new Date(2026, 10, 21, 9).toISOString(), new Date(2026, 10, 21).getTime()],
  ['soon', Number.NaN],
  [null, Number.NaN],
])('%s is a day', (value, day) => {
  expect(dayOf(value)).toBe(day)
})

test('the line of a year ends at the present month', () => {
  const sales = ['Jan', 'Feb', 'Mar', 'Apr'].map((month, index) => ({ month, sales: index }))
  expect(salesToDate(sales, new Date('2026-03-31T23:00:00Z'))).toEqual([0, 1, 2, null])
})
