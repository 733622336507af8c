import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../../faults-after.ts'

const body = (name: string): string =>
  `contract#/paths/~1api~1poem~1${name}/${name === 'create' ? 'post' : 'put'}/requestBody/content/application~1json/schema/properties`
const record = 'contract#/components/schemas/Poem/properties'

/** Poems have a source, which the form does not show. */
const source: readonly Change[] = [
  [`${body('create')}/source`, { type: ['string', 'null'] }],
  [`${body('update')}/source`, { type: ['string', 'null'] }],
  [`${record}/source`, { type: ['string', 'null'] }],
]
const keep = (...names: readonly string[]): Change => ['poems/form.json#/keep', names]
const form = (pointer: string, value: unknown): Change => [`poems/form.json#${pointer}`, value]

const readers = (...names: readonly string[]) => ({
  type: 'array',
  items: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
})
/** Readers of a poem, with a note that the form's items lack. */
const listed: readonly Change[] = [
  ...['create', 'update'].map((name): Change => [`${body(name)}/readers`, readers('name', 'note')]),
  [`${record}/readers`, readers('name', 'note')],
  ['poems/form.ui.json#/readers', { 'ui:title': 'Readers', items: { name: { 'ui:title': 'Name' } } }],
]

test.each<readonly [what: string, changes: readonly Change[], faults: readonly string[]]>([
  [
    'a property that the form neither shows nor keeps',
    source,
    [
      'poems/form.ui.json# updatePoem empties "source" of a record that has it, since the form neither shows nor keeps it — add it to "keep" in form.json',
    ],
  ],
  ['one that it keeps', [...source, keep('source')], []],
  [
    'one that a payload rule fills from the form',
    [...source, form('/payload/set', { source: { $form: 'title' } })],
    [],
  ],
  [
    'a kept one that new records get a value of',
    [...source, keep('source'), form('/defaults/source', 'B')],
    [],
  ],
  [
    'a property of a list’s items that the form’s items lack',
    listed,
    [
      'poems/form.ui.json#/readers/items updatePoem empties "note" of a record that has it, since the form neither shows nor keeps it — add it to the form',
    ],
  ],
  [
    'keep of what the body lacks',
    [keep('sources')],
    ['poems/form.json#/keep/0 The body of updatePoem has no property "sources"'],
  ],
  [
    'keep of what the record lacks',
    [source[0] as Change, source[1] as Change, keep('source')],
    ['poems/form.json#/keep/0 The record of getPoem has no property "source", so nothing is kept'],
  ],
  [
    'keep of what the record holds as another type',
    [source[0] as Change, source[1] as Change, [`${record}/source`, { type: 'integer' }], keep('source')],
    [
      'poems/form.json#/keep/0 The record of getPoem holds "source" as integer, updatePoem accepts string or null',
    ],
  ],
  ['keep of a field', [keep('title')], ['poems/form.json#/keep/0 The form has the field "title" itself']],
  [
    'a value that is set whatever is stored',
    [...source, form('/payload/set', { source: 'A' })],
    ['poems/form.json#/payload/set/source updatePoem would replace the stored "source" by this'],
  ],
  [
    'the same of new records only',
    [...source, keep('source'), form('/payload/create', { set: { source: 'A' } })],
    [],
  ],
  [
    'a value that is set where the contract takes no other',
    [
      ...['create', 'update'].map(
        (name): Change => [`${body(name)}/source`, { type: 'string', enum: ['A'] }],
      ),
      form('/payload/set', { source: 'A' }),
    ],
    [],
  ],
  [
    'a condition on the mode',
    [
      form('/context', { active: { $platform: { WEB: true, MOBILE: false } } }),
      ['poems/form.schema.json#/if', { properties: { active: { const: true } } }],
    ],
    [
      'poems/form.json#/context/active The mode determines "active", also of records that were created in the other mode',
    ],
  ],
  [
    'a field that can be cleared where the contract takes no null',
    [[`${body('update')}/link/type`, 'string']],
    [
      'poems/form.schema.json#/properties/link The form lets "link" be cleared, and updatePoem does not accept null for "link"',
    ],
  ],
  [
    'a list that the contract does not take empty',
    [
      [`${body('update')}/readers`, { ...readers('name'), minItems: 1 }],
      ...listed.slice(2),
      [`${body('create')}/readers`, readers('name')],
    ],
    [
      'poems/form.schema.json#/properties/readers The contract says minItems 1, the form nothing (updatePoem) — set "minItems": 1',
    ],
  ],
])('an update: %s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
