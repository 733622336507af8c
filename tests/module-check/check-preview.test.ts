import { expect, test } from 'vitest'
import { type Change, faultsAfter } from './faults-after.ts'

const blocks = (...list: readonly object[]): readonly Change[] => [['poems/preview.json#/blocks', list]]

const cases: readonly (readonly [what: string, changes: readonly Change[], faults: readonly string[]])[] = [
  [
    'nothing is wrong',
    blocks(
      { block: 'heading', field: 'title', label: true },
      { block: 'image', field: 'cover', shape: 'portrait' },
      { block: 'meta', items: [{ field: 'poetId' }, { field: 'price', cell: 'text' }] },
      { block: 'badge', items: [{ field: 'active' }] },
      { block: 'link', field: 'link' },
    ),
    [],
  ],
  [
    'a field that the form lacks',
    blocks({ block: 'heading', field: 'titel' }),
    ['poems/preview.json#/blocks/0/field The form has no property "titel" — rename it to "title"'],
  ],
  [
    'a field that stands in and that the form lacks',
    blocks({ block: 'text', field: 'title', or: 'name' }),
    ['poems/preview.json#/blocks/0/or The form has no property "name" — remove it, or use one of: active'],
  ],
  [
    'a block that does not show what the field holds',
    blocks({ block: 'rich-text', field: 'title' }),
    [
      'poems/preview.json#/blocks/0/block "rich-text" does not show what "title" holds: text — use one of: heading, text, arabic, callout, meta, facts, badge',
    ],
  ],
  [
    'a picture among short values',
    blocks({ block: 'meta', items: [{ field: 'title' }, { field: 'cover' }] }),
    [
      'poems/preview.json#/blocks/0/items/1/block "meta" does not show what "cover" holds: file — use one of: image, link',
    ],
  ],
  [
    'a cell that there is not',
    blocks({ block: 'facts', items: [{ field: 'price', cell: 'money' }] }),
    ['poems/preview.json#/blocks/0/items/0/cell There is no cell "money"'],
  ],
  [
    'a cell of another type',
    blocks({ block: 'facts', items: [{ field: 'price', cell: 'status' }] }),
    ['poems/preview.json#/blocks/0/items/0/cell The cell "status" does not show number, which "price" is'],
  ],
  [
    'an unknown block',
    blocks({ block: 'headline', field: 'title' }),
    ['poems/preview.json#/blocks/0/block "headline" is not known here — rename it to "heading"'],
  ],
  [
    'a key that the block does not know',
    blocks({ block: 'image', field: 'cover', shpae: 'wide' }),
    ['poems/preview.json#/blocks/0/shpae There is no key "shpae" here — rename it to "shape"'],
  ],
  [
    'a block without its field',
    blocks({ block: 'heading' }),
    ['poems/preview.json#/blocks/0 "field" is missing — add "field"'],
  ],
  [
    'no blocks',
    [['poems/preview.json', { shown: {} }]],
    ['poems/preview.json# "blocks" is missing — add "blocks"'],
  ],
  [
    'a condition on a field that the form lacks',
    [
      ...blocks({ block: 'heading', field: 'title' }),
      ['poems/preview.json#/shown', { site: { field: 'visible', equals: true } }],
    ],
    ['poems/preview.json#/shown/site/field The form has no property "visible"'],
  ],
  [
    'no form',
    [
      ...blocks({ block: 'heading', field: 'title' }),
      ['poems/form.ui.json', undefined],
      ['poems/form.json', undefined],
    ],
    ['poems/preview.json# There is a preview.json but no form.ui.json'],
  ],
]

test.each(cases)('preview: %s', async (_, changes, faults) => {
  const found = (await faultsAfter(...changes)).filter((fault) => fault.startsWith('poems/preview.json'))
  expect(found).toHaveLength(faults.length)
  for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault)
})

test('preview: fields within a list are those of its items', async () => {
  const items = {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' }, face: { type: 'object' } } },
  }
  const nested = (field: string): readonly Change[] => [
    ['poems/form.schema.json#/properties/readers', items],
    ['poems/form.ui.json#/readers', { 'ui:title': 'Readers' }],
    ...blocks({ block: 'list', field: 'readers', blocks: [{ block: 'heading', field }] }),
  ]
  const inPreview = async (field: string) =>
    (await faultsAfter(...nested(field))).filter((fault) => fault.startsWith('poems/preview.json'))
  expect(await inPreview('name')).toEqual([])
  expect(await inPreview('title')).toEqual([
    'poems/preview.json#/blocks/0/blocks/0/field An item of "readers" has no property "title" — remove it, or use one of: face, name',
  ])
})
