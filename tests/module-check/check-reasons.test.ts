import { expect, test } from 'vitest'
import { type Change, faultsAfter } from './faults-after.ts'

const words = { HAMD: 'A hamd stays as it is.', NAAT: 'A naat stays as it is.' }
const barred: Change = [
  'contract#/components/schemas/Poet/properties/barred',
  { type: 'string', enum: ['LEFT'] },
]
const withheld = (value: object): Change => ['poems/form.ui.json#/poetId/ui:options/withheld', value]

test.each<readonly [what: string, changes: readonly Change[], faults: readonly string[]]>([
  ['rows that say why they are locked', [['poems/list.json#/locked', { field: 'kind', words }]], []],
  ['a form that says so', [['poems/form.json#/locked', { field: 'kind', words }]], []],
  [
    'a property that rows do not have',
    [['poems/list.json#/locked', { field: 'kinds', words }]],
    ['poems/list.json#/locked/field A row has no property "kinds" — rename it to "kind"'],
  ],
  [
    'a property that the record of a form does not have',
    [['poems/form.json#/locked', { field: 'kinds', words }]],
    ['poems/form.json#/locked/field The payload of getPoem has no property "kinds" — rename it to "kind"'],
  ],
  [
    'a code without words',
    [['poems/list.json#/locked', { field: 'kind', words: { HAMD: words.HAMD } }]],
    ['poems/list.json#/locked/words "NAAT" has no text — explain kind NAAT'],
  ],
  [
    'words for a code that there is not',
    [['poems/list.json#/locked', { field: 'kind', words: { ...words, HAMDS: 'No.' } }]],
    ['poems/list.json#/locked/words/HAMDS A row never has "HAMDS" — rename it to "HAMD"'],
  ],
  ['a picker that withholds records', [barred, withheld({ field: 'barred', words: { LEFT: 'Left.' } })], []],
  [
    'a picker whose records have no such property',
    [withheld({ field: 'barred', words: { LEFT: 'Left.' } })],
    ['poems/form.ui.json#/poetId/ui:options/withheld/field A record of totalPoet has no property "barred"'],
  ],
  [
    'a picker without words for a code',
    [barred, withheld({ field: 'barred', words: {} })],
    ['poems/form.ui.json#/poetId/ui:options/withheld/words "LEFT" has no text'],
  ],
])('%s', async (_, changes, faults) => {
  expect(await faultsAfter(...changes)).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
