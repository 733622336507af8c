import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../faults-after.ts'

type Case = readonly [what: string, changes: readonly Change[], faults: readonly string[]]

const schema = (pointer: string, value: unknown): Change => [
  `poems/form.schema.json#/properties${pointer}`,
  value,
]
const ui = (pointer: string, value: unknown): Change => [`poems/form.ui.json#${pointer}`, value]
const form = (pointer: string, value: unknown): Change => [`poems/form.json#${pointer}`, value]

const both = (message: string): readonly string[] =>
  ['createPoem', 'updatePoem'].map((operation) => message.replace('{}', operation))

const cases: readonly Case[] = [
  [
    'property that the body lacks',
    [ui('/subtitle', { 'ui:title': 'x' }), form('/read/also/subtitle', 'title')],
    both('poems/form.ui.json#/subtitle The body of {} has no property "subtitle" — rename it to "title"'),
  ],
  [
    'property of another type',
    [schema('/price/type', 'string'), ui('/price/ui:widget', 'text')],
    [
      ...both(
        'poems/form.schema.json#/properties/price The contract requires number or null, the form gives string ({}) — set "type": "number"',
      ),
      'poems/form.schema.json#/properties/price The record of getPoem holds "price" as number, the form as string',
    ],
  ],
  [
    'longer text',
    [schema('/title/maxLength', 300)],
    both(
      'poems/form.schema.json#/properties/title/maxLength The contract says maxLength 255, the form 300 ({}) — set "maxLength": 255',
    ),
  ],
  [
    'empty required text',
    [schema('/title/minLength', 0)],
    both('poems/form.schema.json#/properties/title/minLength The contract says minLength 1, the form 0 ({})'),
  ],
  [
    'larger number',
    [schema('/price/maximum', 1001)],
    both(
      'poems/form.schema.json#/properties/price/maximum The contract says maximum 1000, the form 1001 ({})',
    ),
  ],
  [
    'smaller number',
    [schema('/price/minimum', -1)],
    both('poems/form.schema.json#/properties/price/minimum The contract says minimum 0, the form -1 ({})'),
  ],
  [
    'choice that the contract refuses',
    [schema('/type/enum', ['HAMD', 'GHAZAL'])],
    both(
      'poems/form.schema.json#/properties/type The contract refuses this choice: "GHAZAL" is not one of HAMD, NAAT, null ({})',
    ),
  ],
  [
    'text of another format',
    [schema('/link/format', 'email')],
    both('poems/form.schema.json#/properties/link/format The contract says format uri, the form email ({})'),
  ],
  [
    'missing required property',
    [ui('/poetId', undefined), ui('/ui:order', undefined), form('/defaults', undefined)],
    both('poems/form.ui.json# {} requires "poetId", and nothing in the form gives it'),
  ],
  [
    'widget that writes what the body lacks',
    [
      schema('/picture', { type: 'object' }),
      ui('/picture', { 'ui:title': 'x', 'ui:widget': 'image' }),
      form('/read/also/picture', 'cover'),
    ],
    both('poems/form.ui.json#/picture The body of {} has no property "pictureId"'),
  ],
  [
    'widget that reads what the record lacks',
    [['contract#/components/schemas/Poem/properties/cover', undefined]],
    [
      'poems/list.json#/columns/3/field',
      'poems/form.ui.json#/cover The record of getPoem has no value for "cover"',
      'poems/detail.json#/image',
    ],
  ],
  [
    'widget whose value the body refuses',
    [
      [
        'contract#/paths/~1api~1poem~1update/put/requestBody/content/application~1json/schema/properties/coverId',
        { type: 'string' },
      ],
    ],
    [
      'poems/form.schema.json#/properties/cover updatePoem refuses the value of "coverId": 1 must be string',
      'poems/form.schema.json#/properties/cover The form lets "cover" be cleared, and updatePoem does not accept null for "coverId"',
    ],
  ],
  [
    'property that the record lacks',
    [form('/read', undefined)],
    ['poems/form.ui.json#/type The record of getPoem has no property "type", so an edit starts without it'],
  ],
  [
    'record that is not there',
    [form('/read/record', 'poem')],
    ['poems/form.json#/read/record The payload of getPoem has no property "poem"'],
  ],
  [
    'value from elsewhere that is not there',
    [form('/read/also/type', 'kinds')],
    ['poems/form.json#/read/also/type The payload of getPoem has no property "kinds" — rename it to "kind"'],
  ],
  [
    'rename of a property there is not',
    [form('/payload/rename/kinds', 'kind')],
    both('poems/form.json#/payload/rename/kinds The form writes no property "kinds"').slice(0, 1),
  ],
  [
    'rename to a property there is not',
    [form('/payload/rename/type', 'kinds')],
    [
      ...both('poems/form.ui.json#/type The body of {} has no property "kinds" — rename it to "kind"'),
      'poems/form.ui.json# updatePoem empties "kind"',
    ],
  ],
  [
    'set of a property there is not',
    [form('/payload/set', { priced: 1 })],
    both(
      'poems/form.json#/payload/set/priced The body of {} has no property "priced" — rename it to "price"',
    ),
  ],
  [
    'a default of a property there is not',
    [form('/payload/default', { priced: 1 })],
    both(
      'poems/form.json#/payload/default/priced The body of {} has no property "priced" — rename it to "price"',
    ),
  ],
  [
    'set to a value the contract refuses',
    [form('/payload/set', { price: -1 })],
    [
      'poems/form.json#/payload/set/price The contract refuses this: -1 must be >= 0',
      'poems/form.json#/payload/set/price updatePoem would replace the stored "price" by this',
    ],
  ],
  [
    'set from a form property there is not',
    [form('/payload/set', { price: { $form: 'prize' } })],
    ['poems/form.json#/payload/set/price/$form the form has no property "prize" — rename it to "price"'],
  ],
  [
    'default of a property there is not',
    [form('/defaults/poet', 1)],
    ['poems/form.json#/defaults/poet The form has no property "poet"'],
  ],
  [
    'default of another type',
    [form('/defaults/poetId', 'one')],
    ['poems/form.json#/defaults/poetId The contract refuses this: "one" must be integer'],
  ],
  [
    'upload type there is not',
    [form('/upload', 'POEMS')],
    ['poems/form.json#/upload uploadDbFile does not know the upload type "POEMS" — rename it to "POEM"'],
  ],
  [
    'return to nowhere',
    [form('/done/updateTo', '/poem')],
    ['poems/form.json#/done/updateTo No page is at /poem — rename it to "/poems"'],
  ],
  [
    'lookup there is not',
    [form('/lookup', { operation: 'getPoems' })],
    ['poems/form.json#/lookup/operation The contract has no operation "getPoems" — rename it to "getPoem"'],
  ],
  [
    'lookup without its path',
    [form('/lookup', { operation: 'getPoem' })],
    ['poems/form.json#/lookup Nothing fills {id} in the path of getPoem'],
  ],
]

test.each(cases)('%s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
