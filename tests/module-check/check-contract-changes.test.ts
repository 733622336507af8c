import { expect, test } from 'vitest'
import { type Change, faultsAfter } from './faults-after.ts'

type Case = readonly [what: string, change: Change, faults: readonly string[]]

const record = '#/components/schemas/Poem/properties'
const schemaOf = (path: string, method: string): string =>
  `#/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`

/** Changes of the contract that modules depend on. */
const cases: readonly Case[] = [
  [
    'an operation is gone',
    ['contract#/paths/~1api~1poem~1delete~1{id}', undefined],
    [
      'poems/module.json#/resource the list needs the operation "deletePoem", which the contract lacks — name it in operations.delete',
      'poems/list.json#/delete The module has no delete operation',
    ],
  ],
  [
    'a filter that no longer filters',
    ['contract#/paths/~1api~1poem~1all/get/parameters/5/x-filter', 'none'],
    [
      'poems/list.json#/filters/0/options/1/params/active "active" of listPoem filters nothing: the contract says "x-filter: none" — say in the contract which property it filters by',
    ],
  ],
  [
    'a search that no longer finds',
    ['contract#/paths/~1api~1poem~1all/get/parameters/4/x-filter', 'none'],
    ['poems/list.json#/search/0/param "title" of listPoem filters nothing'],
  ],
  [
    'rows no longer say what can be deleted',
    ['contract#/components/schemas/Verse/properties/deletable', undefined],
    ['verses/list.json# The rows do not say whether deleteVerse would be refused'],
  ],
  [
    'an answer without its message',
    [
      'contract#/paths/~1api~1poet/post/responses/200/content/application~1json/schema/properties/message',
      undefined,
    ],
    ['poets/module.json#/resource The response of createPoet has no string "message"'],
  ],
  [
    'what a cell reads of a value is gone',
    [`contract${record}/cover/oneOf/0/properties/fileUrl`, undefined],
    ['poems/list.json#/columns/3/cell The cell "image" finds nothing to show in "cover"'],
  ],
  [
    'a file of another form',
    [`contract${record}/cover`, { type: 'string' }],
    [
      'poems/list.json#/columns/3/cell The cell "image" does not show string',
      'poems/form.ui.json#/cover The form refuses its value from the record of getPoem: "Text" must be object',
    ],
  ],
  [
    'a new required property',
    [`contract${schemaOf('/api/poet', 'post')}/required/1`, 'country'],
    ['poets/form.ui.json# createPoet requires "country", and nothing in the form gives it'],
  ],
  [
    'a tighter limit',
    [`contract${schemaOf('/api/verse/update', 'put')}/properties/text/maxLength`, 100],
    [
      'verses/form.schema.json#/properties/text/maxLength The contract says maxLength 100, the form 4000 (updateVerse)',
    ],
  ],
  [
    'a save that wants to know the version of a record that has none',
    [
      'contract#/paths/~1api~1poem~1update/put/parameters',
      [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }],
    ],
    [
      'poems/form.json# The record of getPoem has no text "lastModifiedDate", so a save with updatePoem could not send its version',
    ],
  ],
]

test.each(cases)('%s', async (_, change, faults) => {
  const found = await faultsAfter(change)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})

test('a row action that opens a form names a module that has one', async () => {
  const action = { id: 'edit', label: 'Edit', icon: 'view', dialog: 'form' }
  expect(await faultsAfter(['poems/list.json#/rowActions/3', action])).toEqual([
    'poems/list.json#/rowActions/3 "form" is missing — add "form"',
  ])
  expect(await faultsAfter(['poems/list.json#/rowActions/3', { ...action, form: 'poet' }])).toEqual([
    'poems/list.json#/rowActions/3/form There is no module "poet" — rename it to "poets"',
  ])
})
