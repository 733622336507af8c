import { expect, test } from 'vitest'
import { type Change, faultsAfter } from './faults-after.ts'

const verses: Change = [
  'contract#/components/schemas/Poem/properties/verses',
  { type: 'array', items: { $ref: '#/components/schemas/Verse' } },
]

const shown = (field: object): Change => ['poems/detail.json#/fields/1', { label: 'Verses', ...field }]

const text = { field: 'text', label: 'Text' }

test.each([
  ['properties of items', { field: 'verses', items: [text] }, []],
  [
    'an unknown property of items',
    { field: 'verses', items: [{ ...text, field: 'texts' }] },
    ['/fields/1/items/0/field An item of "verses" has no property "texts" — rename it to "text"'],
  ],
  [
    'a cell of another type',
    { field: 'verses', items: [{ ...text, cell: 'status' }] },
    ['/fields/1/items/0/cell The cell "status" does not show string'],
  ],
  [
    'an unknown list',
    { field: 'verse', items: [text] },
    ['/fields/1/field The record of getPoem has no property "verse" — rename it to "verses"'],
  ],
  [
    'no list of objects',
    { field: 'title', items: [text] },
    ['/fields/1/items "title" is no list of objects'],
  ],
  ['items and a cell', { field: 'verses', items: [text], cell: 'text' }, ['/fields/1']],
])('%s', async (_, field, faults) => {
  const found = await faultsAfter(verses, shown(field))
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/detail.json#${fault}`)))
})
