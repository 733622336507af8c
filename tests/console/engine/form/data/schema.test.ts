import { describe, expect, it } from 'vitest'
import {
  formSources,
  prepareUi,
  propertyNames,
  propertySchema,
  schemaDefaults,
  withoutStale,
} from '../../../../../src/console/engine/form/data/schema.ts'

const schema = {
  properties: { title: { type: 'string', default: 'New' }, active: { default: false } },
  then: { properties: { note: { maxLength: 9 }, title: { maxLength: 5 } } },
  else: { properties: { reason: { type: 'string' } } },
  allOf: [{ if: {}, then: { properties: { inner: { default: 3 } } } }, true],
  anyOf: [{ properties: { any: {} } }],
  oneOf: [{ properties: { one: true } }],
}

describe('the properties of a form', () => {
  it('are those of its schema and of all its conditions, in order', () => {
    expect(propertyNames(schema)).toEqual(['title', 'active', 'note', 'reason', 'inner', 'any', 'one'])
    expect(propertyNames({})).toEqual([])
  })

  it.each([
    ['title', { type: 'string', default: 'New' }],
    ['note', { maxLength: 9 }],
    ['inner', { default: 3 }],
    ['one', {}],
    ['other', {}],
  ])('%s has the schema %j', (name, expected) => expect(propertySchema(schema, name)).toEqual(expected))

  it('begin with their defaults', () => {
    expect(schemaDefaults(schema)).toEqual({ title: 'New', active: false, inner: 3 })
    expect(Object.keys(schemaDefaults(schema))).toEqual(['title', 'active', 'inner'])
  })
})

const kinds = { translations: 'field', switch: 'widget' } as const
const to = {
  find: (name: string) => {
    const kind = Object.entries(kinds).find(([key]) => key === name)?.[1]
    return kind && { kind }
  },
  label: (text: string) => `*${text}*`,
  values: { platform: 'WEB' as const, form: { categoryId: 7 } },
}

it.each([
  [
    'translates titles, help and placeholders',
    { 'ui:title': 'A', 'ui:help': 'B', 'ui:placeholder': 'C' },
    { 'ui:title': '*A*', 'ui:help': '*B*', 'ui:placeholder': '*C*' },
  ],
  ['translates names of choices', { 'ui:enumNames': ['One', 2] }, { 'ui:enumNames': ['*One*', '*2*'] }],
  ['translates names of groups', { 'ui:groups': { main: 'Main' } }, { 'ui:groups': { main: '*Main*' } }],
  ['replaces structured widgets', { 'ui:widget': 'translations' }, { 'ui:field': 'translations' }],
  ['keeps other widgets', { 'ui:widget': 'switch' }, { 'ui:widget': 'switch' }],
  ['keeps unknown widgets', { 'ui:widget': 'radio' }, { 'ui:widget': 'radio' }],
  [
    'prepares inner fields',
    { guests: { items: { 'ui:title': 'A' } } },
    { guests: { items: { 'ui:title': '*A*' } } },
  ],
  [
    'keeps the rest',
    {
      'ui:order': ['title'],
      'ui:title': 3,
      'ui:enumNames': 'x',
      'ui:groups': 'y',
      'ui:widget': 1,
      title: 'translations',
      'ui:other': { 'ui:title': 'A' },
      'ui:messages': { required: 'A' },
    },
    {
      'ui:order': ['title'],
      'ui:title': 3,
      'ui:enumNames': 'x',
      'ui:groups': 'y',
      'ui:widget': 1,
      title: 'translations',
      'ui:other': { 'ui:title': 'A' },
      'ui:messages': { required: 'A' },
    },
  ],
  [
    'resolves references in options, and leaves out empty ones',
    {
      'ui:options': {
        params: { categoryId: { $form: 'categoryId' }, other: { $form: 'other' } },
        range: { $form: 'categoryId', min: 1 },
        named: { form: 'categoryId' },
        none: {},
        list: [{ $form: 'categoryId' }],
        label: 'A',
      },
    },
    {
      'ui:options': {
        params: { categoryId: 7 },
        range: { $form: 'categoryId', min: 1 },
        named: { form: 'categoryId' },
        none: {},
        list: [{ $form: 'categoryId' }],
        label: 'A',
      },
    },
  ],
])('%s', (_, ui, expected) => expect(prepareUi(ui, to)).toStrictEqual(expected))

it.each([
  [{ params: { a: { $form: 'categoryId' }, b: [{ $form: 'title' }, 3] } }, ['categoryId', 'title']],
  [{ a: { $route: 'id' } }, []],
  [{ $form: 7 }, []],
  ['text', []],
  [undefined, []],
])('%j refers to the fields %j', (options, expected) => expect(formSources(options)).toEqual(expected))

const ui = {
  subCategoryId: { 'ui:options': { params: { categoryId: { $form: 'categoryId' } } } },
  title: { 'ui:options': { rows: 3 } },
}
const before = { categoryId: 1, subCategoryId: 5, title: 'A' }

it.each([
  ['is emptied when the category changes', { ...before, categoryId: 2 }, { categoryId: 2, title: 'A' }],
  [
    'stays when it changes too',
    { ...before, categoryId: 2, subCategoryId: 6 },
    { categoryId: 2, subCategoryId: 6, title: 'A' },
  ],
  ['stays when another field changes', { ...before, title: 'B' }, { ...before, title: 'B' }],
])('a sub-category %s', (_, typed, expected) => {
  expect(withoutStale(ui, before, typed)).toStrictEqual(expected)
})

it('typed data without stale fields is the same object', () => {
  const typed = { ...before, title: 'B' }
  expect(withoutStale(ui, before, typed)).toBe(typed)
})
