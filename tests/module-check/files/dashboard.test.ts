import { expect, test } from 'vitest'
import { faultsAfter } from '../faults-after.ts'

const count = { kind: 'count', label: 'Poems', icon: 'poem', to: '/poems/all?status=active' }
const upcoming = { kind: 'upcoming', label: 'Next Poems', to: '/poems', from: 'title', filter: 'Status' }

test.each<[string, readonly object[], readonly string[]]>([
  ['leads to lists', [count, upcoming], []],
  [
    'leads nowhere',
    [{ ...count, to: '/poem/all' }],
    ['#/0/to No page is at /poem/all — rename it to "/poems/all"'],
  ],
  [
    'has an unknown icon',
    [{ ...count, icon: 'poems' }],
    ['#/0/icon There is no icon "poems" — rename it to "poem"'],
  ],
  [
    'has an unknown filter',
    [count, { ...upcoming, filter: 'State' }],
    ['#/1/filter The list has no filter "State" — rename it to "Status"'],
  ],
  [
    'has an unknown property',
    [{ ...upcoming, until: 'titel' }],
    ['#/0/until The list has no column "titel" — rename it to "title"'],
  ],
  [
    'is of an unknown kind',
    [{ ...count, kind: 'counts' }],
    ['#/0/kind "counts" is not known here — rename it to "count"'],
  ],
  ['counts no list', [{ kind: 'count', label: 'Poems' }], ['#/0 "to" is missing — add "to"']],
  [
    'has an unknown key',
    [{ ...count, filters: 'Status' }],
    ['#/0/filters There is no key "filters" here — rename it to "filter"'],
  ],
])('a card of the dashboard that %s', async (_, cards, faults) => {
  expect(await faultsAfter(['dashboard.json#', JSON.stringify(cards)])).toEqual(
    faults.map((fault) => `dashboard.json${fault}`),
  )
})
