import { expect, test } from 'vitest'
import { faultsAfter } from './faults-after.ts'

type Case = readonly [what: string, pointer: string, value: unknown, faults: readonly string[]]

/** Changes to the list of poems. */
const cases: readonly Case[] = [
  ['column of status without a filter, of an operation that filters by it', '/filters', undefined, []],
  [
    'column of status without a filter, of an operation that does not filter by it',
    '',
    { columns: [{ field: 'published', label: 'Published', cell: 'status' }] },
    [
      ' listPoem has no parameter "published", by which a list with a column of status is filtered — set "filters" to []',
    ],
  ],
  [
    'unknown column',
    '/columns/0/field',
    'titel',
    ['/columns/0/field A row of listPoem has no property "titel" — rename it to "title"'],
  ],
  [
    'unknown dotted column',
    '/columns/1/field',
    'poet.name',
    ['/columns/1/field A row of listPoem has no property "poet.name"'],
  ],
  [
    'unknown cell',
    '/columns/4/cell',
    'state',
    ['/columns/4/cell There is no cell "state" — rename it to "status"'],
  ],
  [
    'cell of another type',
    '/columns/0/cell',
    'status',
    [
      '/columns/0/cell The cell "status" does not show string, which "title" is — use one of: text',
      '/columns/0/options the cell "status" takes no options',
    ],
  ],
  [
    'unknown option of a cell',
    '/columns/0/options',
    { line: 2 },
    ['/columns/0/options/line There is no key "line" here — rename it to "lines"'],
  ],
  [
    'wrong option of a cell',
    '/columns/0/options/lines',
    'two',
    ['/columns/0/options/lines "two" is not integer'],
  ],
  [
    'unknown operation of a cell',
    '/columns/2/options/operation',
    'totalPoets',
    ['/columns/2/options/operation The contract has no operation "totalPoets" — rename it to "totalPoet"'],
  ],
  [
    'operation of a cell that answers no list',
    '/columns/2/options/operation',
    'getPoet',
    ['/columns/2/options/operation getPoet does not return a list'],
  ],
  [
    'operation of a cell without the parameter it asks',
    '/columns/2/options/operation',
    'listPoet',
    ['/columns/2/options/operation listPoet has no query parameter "ids"'],
  ],
  [
    'label that the looked-up record lacks',
    '/columns/2/options/label',
    'name',
    ['/columns/2/options/label A record of totalPoet has no property "name"'],
  ],
  [
    'column that does not sort',
    '/columns/0/sortBy',
    'name',
    ['/columns/0/sortBy listPoem does not sort by "name"'],
  ],
  [
    'unknown search',
    '/search/0/param',
    'titel',
    ['/search/0/param listPoem has no query parameter "titel" — rename it to "title"'],
  ],
  [
    'search by a number',
    '/search/0/param',
    'poetId',
    ['/search/0/param "poetId" of listPoem is integer, and an unset search is sent as empty text'],
  ],
  [
    'search by a closed choice',
    '/search/0/param',
    'ascOrDesc',
    ['/search/0/param "ascOrDesc" of listPoem does not accept the empty text'],
  ],
  [
    'search option that the parameter refuses',
    '/search/0/options',
    [{ label: 'One', value: 1 }],
    ['/search/0/options/0/value The contract refuses this: 1 must be string'],
  ],
  [
    'unknown filter parameter',
    '/filters/0/options/1/params',
    { actives: true },
    ['/filters/0/options/1/params/actives listPoem has no query parameter "actives" — rename it to "active"'],
  ],
  [
    'filter value of another type',
    '/filters/0/options/1/params/active',
    'yes',
    ['/filters/0/options/1/params/active The contract refuses this: "yes" must be boolean'],
  ],
  [
    'value by mode of another type',
    '/filters/0/options/1/params/active',
    { $platform: { WEB: true, MOBILE: 'no' } },
    ['/filters/0/options/1/params/active/$platform/MOBILE The contract refuses this: "no" must be boolean'],
  ],
  [
    'unknown sort',
    '/sorts/0/sortBy',
    'creationdate',
    ['/sorts/0/sortBy listPoem does not sort by "creationdate" — rename it to "creationDate"'],
  ],
  [
    'unknown constant parameter',
    '/params/poemId',
    1,
    ['/params/poemId listPoem has no query parameter "poemId" — rename it to "poetId"'],
  ],
  [
    'unknown route parameter',
    '/params/poetId',
    { $route: 'id' },
    ['/params/poetId/$route The route here has no parameter "id"'],
  ],
  ['row where there is none', '/params/poetId', { $row: 'id' }, ['/params/poetId There is no row here']],
  [
    'unknown tab parameter',
    '/tabs/0/params/kind',
    'HAMD',
    ['/tabs/0/params/kind listPoem has no query parameter "kind"'],
  ],
  [
    'page size above the limit',
    '/pageSizes/1',
    200,
    ['/pageSizes/1 The contract refuses this page size: 200 must be <= 100'],
  ],
  ['rows that are not there', '/rows', 'rows', ['/rows The payload of listPoem has no list at "rows"']],
  ['record that a row does not hold', '/row', 'poem', ['/row A row of listPoem has no property "poem"']],
  [
    'card of an unknown field',
    '/card',
    { title: 'name' },
    ['/card/title A row of listPoem has no property "name"'],
  ],
  [
    'card with the contents of an unknown operation',
    '/card',
    { title: 'title', contents: { label: 'Verses', operation: 'listVerses' } },
    ['/card/contents/operation The contract has no operation "listVerses" — rename it to "listVerse"'],
  ],
  [
    'card whose contents have no pages',
    '/card',
    { title: 'title', contents: { label: 'Verses', operation: 'totalPoet' } },
    ['/card/contents/operation totalPoet returns no page of records — name a list operation'],
  ],
  [
    'card with an unknown picture of its contents',
    '/card',
    {
      title: 'title',
      contents: {
        label: 'Verses',
        operation: 'listPoet',
        picture: 'photo',
      },
    },
    ['/card/contents/picture A row of listPoet has no property "photo"'],
  ],
]

test.each(cases)('%s', async (_, pointer, value, faults) => {
  const found = await faultsAfter([`poems/list.json#${pointer}`, value])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/list.json#${fault}`)))
})

test('a path parameter of the list that nothing fills', async () => {
  expect(await faultsAfter(['verses/list.json#/pathParams', undefined])).toEqual([
    'verses/list.json# Nothing fills {poemId} in the path of listVerse — set "poemId" in pathParams',
  ])
})

test('a list that is not a page is reported', async () => {
  expect(await faultsAfter(['verses/list.json#/paged', undefined])).toEqual([
    expect.stringContaining('verses/list.json# listVerse has no query parameter "pageNo"'),
    expect.stringContaining('verses/list.json# listVerse has no query parameter "pageSize"'),
    expect.stringContaining(
      'verses/list.json# The payload of listVerse has no integer "totalElements" — set "paged" to false',
    ),
  ])
})

const byPoet = { label: 'Poet', param: 'poetId', operation: 'totalPoet' }

const filters: readonly (readonly [what: string, filter: object, faults: readonly string[]])[] = [
  ['a filter by a record', byPoet, []],
  [
    'a record by an unknown parameter',
    { ...byPoet, param: 'poet' },
    ['/filters/0/param listPoem has no query parameter "poet" — rename it to "poetId"'],
  ],
  [
    'a record by a text',
    { ...byPoet, param: 'title' },
    ['/filters/0/param "title" of listPoem does not accept the number of a record'],
  ],
  [
    'records of an operation that there is not',
    { ...byPoet, operation: 'totalPoets' },
    ['/filters/0/operation The contract has no operation "totalPoets"'],
  ],
  [
    'a range by texts',
    { label: 'Price', from: 'title', to: 'poetId', type: 'number' },
    ['/filters/0/from "title" of listPoem is not a number'],
  ],
  [
    'a filter of two kinds',
    { ...byPoet, options: [{ label: 'All' }] },
    ['/filters/0 This does not name one thing'],
  ],
]

test.each(filters)('%s', async (_, filter, faults) => {
  const found = await faultsAfter(['poems/list.json#/filters/0', filter])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/list.json#${fault}`)))
})
