import { expect, it } from 'vitest'
import { formSources, prepareUi } from '../../../../../src/console/engine/form/data/schema.ts'

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
