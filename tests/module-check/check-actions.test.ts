import { expect, test } from 'vitest'
import { faultsAfter } from './faults-after.ts'

type Case = readonly [what: string, pointer: string, value: unknown, faults: readonly string[]]

/** Changes to the actions of the list of poems. */
const cases: readonly Case[] = [
  [
    'unknown icon',
    '/rowActions/0/icon',
    'sent',
    ['/rowActions/0/icon There is no icon "sent" for actions — rename it to "send"'],
  ],
  [
    'unknown operation of an action',
    '/rowActions/0/operation',
    'publishPoems',
    ['/rowActions/0/operation The contract has no operation "publishPoems" — rename it to "publishPoem"'],
  ],
  [
    'unknown body property',
    '/rowActions/0/body/publish',
    true,
    [
      '/rowActions/0/body/publish The body of publishPoem has no property "publish" — rename it to "published"',
    ],
  ],
  [
    'missing body property',
    '/rowActions/0/body',
    { id: { $row: 'id' } },
    ['/rowActions/0/body publishPoem requires "published" in its body'],
  ],
  [
    'body value from an unknown field',
    '/rowActions/0/body/id',
    { $row: 'no' },
    ['/rowActions/0/body/id/$row the row has no property "no"'],
  ],
  [
    'body value of another type',
    '/rowActions/0/body/id',
    { $row: 'title' },
    ['/rowActions/0/body/id/$row "title" of the row is string, not integer'],
  ],
  [
    'condition on an unknown field',
    '/rowActions/0/when/field',
    'publish',
    ['/rowActions/0/when/field A row has no property "publish" — rename it to "published"'],
  ],
  [
    'condition on a value there is not',
    '/rowActions/0/when/equals',
    'no',
    ['/rowActions/0/when/equals The contract refuses this: "no" must be boolean'],
  ],
  [
    'condition on a choice there is not',
    '/delete/disabledWhen/in',
    ['GHAZAL'],
    ['/delete/disabledWhen/in/0 The contract refuses this: "GHAZAL" is not one of HAMD, NAAT'],
  ],
  [
    'unknown tab of an action',
    '/rowActions/0/tab',
    'Actives',
    ['/rowActions/0/tab There is no tab "Actives" — rename it to "Active"'],
  ],
  [
    'link to nowhere',
    '/rowActions/1/to',
    '/poems/:id/verse',
    ['/rowActions/1/to No page is at /poems/:id/verse — rename it to'],
  ],
  [
    'link with a parameter nothing fills',
    '/rowActions/1/to',
    '/poems/:number/verses',
    ['/rowActions/1/to Nothing fills ":number"'],
  ],
  [
    'action of an operation there is not',
    '/rowActions/2/needs',
    'total',
    ['/rowActions/2/needs The module has no total operation, so this is never offered'],
  ],
  [
    'privilege that there is not',
    '/rowActions/2/needs',
    'POEM_SING',
    ['/rowActions/2/needs The contract has no privilege POEM_SING'],
  ],
  [
    'path parameter nothing takes',
    '/delete/params',
    { poem: { $row: 'id' } },
    [
      '/delete/params Nothing fills {id} in the path of deletePoem',
      '/delete/params/poem No path has the parameter "poem"',
    ],
  ],
  [
    'unknown operation of a header link',
    '/headerActions/0/operation',
    'listPoets',
    ['/headerActions/0/operation The contract has no operation "listPoets" — rename it to "listPoet"'],
  ],
  [
    'header link to nowhere',
    '/headerActions/0/to',
    '/poet',
    ['/headerActions/0/to No page is at /poet — rename it to "/poets"'],
  ],
  ['Add that leads nowhere', '/add', { to: '/poems/new' }, ['/add/to No page is at /poems/new']],
]

test.each(cases)('%s', async (_, pointer, value, faults) => {
  const found = await faultsAfter([`poems/list.json#${pointer}`, value])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/list.json#${fault}`)))
})

test('a details action needs a dialog', async () => {
  expect(await faultsAfter(['poems/detail.json#/as', 'page'])).toEqual([
    'poems/list.json#/rowActions/2/dialog The module has no details dialog — add a detail.json with "as": "dialog"',
  ])
})

test('a rule for a delete that is not offered has no effect', async () => {
  expect(await faultsAfter(['poems/module.json#/operations', { delete: null }])).toEqual([
    expect.stringContaining(
      'poems/list.json#/delete The module has no delete operation or no form, so this is never offered',
    ),
  ])
})

const publishing = { id: 'publish', label: 'Publish', icon: 'send', operation: 'publishPoem' }
const switched = { published: { 'ui:title': 'Published', 'ui:widget': 'switch' } }

const asking: readonly (readonly [what: string, action: object, faults: readonly string[]])[] = [
  ['fields that are asked for', { body: { id: { $row: 'id' } }, fields: switched, color: 'success' }, []],
  [
    'a field that the body has not',
    { body: { id: { $row: 'id' } }, fields: { publish: switched.published } },
    [
      '/rowActions/0/body publishPoem requires "published" in its body',
      '/rowActions/0/fields/publish The body of publishPoem has no property "publish" — rename it to "published"',
    ],
  ],
  [
    'a widget that does not edit the field',
    { body: { id: { $row: 'id' } }, fields: { published: { 'ui:title': 'Published', 'ui:widget': 'text' } } },
    ['/rowActions/0/fields/published/ui:widget The widget "text" does not edit boolean'],
  ],
  [
    'a field without a label',
    { body: { id: { $row: 'id' } }, fields: { published: { 'ui:widget': 'switch' } } },
    ['/rowActions/0/fields/published "published" has no label'],
  ],
  [
    'a field that is given as well',
    { body: { id: { $row: 'id' }, published: true }, fields: switched },
    ['/rowActions/0/body/published "published" is both asked for and set'],
  ],
  [
    'a beginning of another type',
    { body: { id: { $row: 'id' } }, fields: switched, defaults: { published: { $row: 'title' } } },
    ['/rowActions/0/defaults/published/$row "title" of the row is string, not boolean'],
  ],
  ['fields of an action that calls nothing', { to: '/poems', operation: undefined, fields: switched }, ['']],
]

test.each(asking)('%s', async (_, action, faults) => {
  const found = await faultsAfter(['poems/list.json#/rowActions/0', { ...publishing, ...action }])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/list.json#${fault}`)))
})

test('the contract decides when a change of state is possible, and the rows contain the state', async () => {
  const publish = 'contract#/paths/~1api~1poem~1publish'
  const operation = {
    operationId: 'publishPoem',
    'x-privileges': [],
    'x-transition': { property: 'published', from: [false], to: true },
  }
  const action = { ...publishing, when: { all: [{ field: 'published', equals: false }] } }
  expect(await faultsAfter([publish, { put: operation }], ['poems/list.json#/rowActions/0', action])).toEqual(
    [
      'poems/list.json#/rowActions/0/when The contract says for which "published" publishPoem is possible (x-transition) — remove "published" from "when"',
    ],
  )
  const other = { ...operation, 'x-transition': { property: 'state', from: ['A'], to: 'B' } }
  expect(await faultsAfter([publish, { put: other }], ['poems/list.json#/rowActions/0', publishing])).toEqual(
    [
      expect.stringContaining(
        '/rowActions/0/operation A row has no property "state", on which publishPoem depends',
      ),
    ],
  )
})
