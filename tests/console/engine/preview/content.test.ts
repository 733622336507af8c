import { describe, expect, it, test } from 'vitest'
import { hrefOf } from '../../../../src/console/engine/preview/blocks/blocks.tsx'
import { itemValues } from '../../../../src/console/engine/preview/blocks/items-block.tsx'
import {
  contentOf,
  filledLanguages,
  hasContent,
  languageToShow,
  needsLanguage,
  type Scope,
  withLabels,
} from '../../../../src/console/engine/preview/content.ts'
import type { PreviewBlock, PreviewItem } from '../../../../src/modules/format/types.ts'

const bengali = { id: 1, name: 'বাংলা', code: 'bn' }
const arabic = { id: 2, name: 'العربية', code: 'ar' }
const languages = [bengali, arabic]
const perLanguage = { type: 'array', items: { properties: { languageId: {}, text: {} } } }

const scope = (data: Readonly<Record<string, unknown>>, more: Partial<Scope> = {}): Scope => ({
  data,
  schema: {
    properties: {
      title: { type: 'string' },
      titles: perLanguage,
      kind: { type: 'string', enum: ['HAMD', 'NAAT'] },
      active: { type: 'boolean' },
      poetId: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      guests: { type: 'array', items: { properties: { name: { type: 'string' } } } },
    },
  },
  ui: {
    kind: { 'ui:title': 'Kind', 'ui:enumNames': ['Praise of God', 'Praise of the Prophet'] },
    active: { 'ui:title': 'Active' },
    poetId: { 'ui:options': { operation: 'totalPoet' } },
  },
  languages,
  language: bengali,
  level: 3,
  ...more,
})

const titles = (one: string, other: string) => [
  { languageId: 1, text: one },
  { languageId: 2, text: other },
]

test.each([
  ['a text', { title: ' ভোর ' }, { field: 'title' }, { text: 'ভোর' }],
  ['none', {}, { field: 'title' }, { text: '' }],
  ['an empty paragraph', { title: '<p> </p>' }, { field: 'title' }, { text: '' }],
  [
    'of the language shown',
    { titles: titles('ভোর', 'فجر') },
    { field: 'titles' },
    { text: 'ভোর', lang: 'bn' },
  ],
  [
    'none in the language shown',
    { titles: titles('', 'فجر') },
    { field: 'titles' },
    { text: '', lang: 'bn' },
  ],
  [
    'of the field that stands in',
    { titles: titles('', 'فجر'), title: 'Dawn' },
    { field: 'titles', or: 'title' },
    { text: 'Dawn' },
  ],
])('the text of a block: %s', (_, data, block, content) => {
  expect(contentOf(scope(data), block)).toEqual(content)
})

const heading: readonly PreviewBlock[] = [{ block: 'heading', field: 'titles', or: 'title' }]

test.each([
  ['both', titles('ভোর', 'فجر'), languages],
  ['one', titles('', 'فجر'), [arabic]],
  ['none', undefined, []],
])('languages that have a text: %s', (_, value, filled) => {
  expect(filledLanguages(heading, scope({ titles: value }))).toEqual(filled)
})

test.each([
  ['the one chosen, without a text too', [arabic], { chosen: 1, interfaceLanguage: 'ar' }, bengali],
  ['that of the interface', languages, { chosen: undefined, interfaceLanguage: 'ar' }, arabic],
  ['the first with a text', [arabic], { chosen: undefined, interfaceLanguage: 'bn' }, arabic],
  [
    'that of the interface, where none has a text',
    [],
    { chosen: undefined, interfaceLanguage: 'ar' },
    arabic,
  ],
  [
    'the first, where none has a text and the interface has another',
    [],
    { chosen: undefined, interfaceLanguage: 'de' },
    bengali,
  ],
])('the language shown: %s', (_, filled, wish, language) => {
  expect(languageToShow(languages, filled, wish)).toBe(language)
})

it('asks for a language only where a field has texts per language', () => {
  expect(needsLanguage(heading, scope({}))).toBe(true)
  expect(needsLanguage([{ block: 'heading', field: 'title' }], scope({}))).toBe(false)
})

const list: PreviewBlock = { block: 'list', field: 'guests', blocks: [{ block: 'heading', field: 'name' }] }

test.each<readonly [string, Readonly<Record<string, unknown>>, boolean]>([
  ['a title', { title: 'Dawn' }, true],
  ['a text in another language', { titles: titles('', 'فجر') }, false],
  ['a switch', { active: true }, false],
  ['an empty list', { tags: [], guests: [] }, false],
  ['an item without a name', { guests: [{}] }, false],
  ['an item', { guests: [{ name: 'আমিনা' }] }, true],
])('is there anything to show: %s', (_, data, filled) => {
  const all: readonly PreviewBlock[] = [
    ...heading,
    { block: 'badge', items: [{ field: 'active' }, { field: 'tags' }] },
    list,
  ]
  expect(hasContent(all, scope(data))).toBe(filled)
})

describe('values of an item', () => {
  const text = (value: string) => ({ kind: 'text', text: value })
  test.each<readonly [string, Readonly<Record<string, unknown>>, PreviewItem, readonly object[]]>([
    ['nothing', {}, { field: 'title' }, []],
    ['a text', { title: 'Dawn' }, { field: 'title' }, [text('Dawn')]],
    ['by its cell', { title: '05/03/2027' }, { field: 'title', cell: 'date' }, [text('05-Mar-2027')]],
    ['a choice as its word', { kind: 'NAAT' }, { field: 'kind' }, [text('Praise of the Prophet')]],
    ['a switch that is on', { active: true }, { field: 'active' }, [text('Active')]],
    ['a switch that is off', { active: false }, { field: 'active' }, []],
    ['the texts of a list', { tags: ['one', 'two'] }, { field: 'tags' }, [text('one'), text('two')]],
    [
      'the number of a record',
      { poetId: 7 },
      { field: 'poetId' },
      [{ kind: 'records', ids: [7], options: { operation: 'totalPoet' } }],
    ],
    [
      'a text per language',
      { titles: titles('ভোর', '') },
      { field: 'titles' },
      [{ kind: 'text', text: 'ভোর', lang: 'bn' }],
    ],
    ['no text in this language', { titles: titles('', 'فجر') }, { field: 'titles' }, []],
  ])('%s', (_, data, item, values) => {
    expect(itemValues(scope(data), item)).toEqual(values)
  })
})

test.each([
  ['an address', 'https://example.org/a', 'https://example.org/a'],
  ['half an address', 'https://', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['a file chosen just now', { fileUrl: 'blob:x', fileName: 'a.pdf', pending: 'k' }, 'blob:x'],
  ['nothing', undefined, undefined],
])('where a link leads: %s', (_, value, href) => {
  expect(hrefOf(value)).toBe(href)
})

it('translates the labels of blocks, and of blocks within', () => {
  const blocks: readonly PreviewBlock[] = [
    { block: 'text', field: 'title', label: true },
    {
      block: 'list',
      field: 'guests',
      label: 'Guests',
      blocks: [{ block: 'link', field: 'name', label: 'Open' }],
    },
  ]
  expect(withLabels(blocks, (label) => label.toUpperCase())).toEqual([
    { block: 'text', field: 'title', label: true },
    {
      block: 'list',
      field: 'guests',
      label: 'GUESTS',
      blocks: [{ block: 'link', field: 'name', label: 'OPEN' }],
    },
  ])
})
