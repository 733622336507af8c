import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import {
  placeFaults,
  type RuleError,
  shownErrors,
  wordErrors,
} from '../../../../../src/console/engine/form/validation/form-errors.ts'
import { toErrorSchema } from '../../../../../src/console/widgets/shared/form-field.ts'

const translate = (keyword: string): string => `rule ${keyword}`
const error = (instancePath: string, keyword: string, params = {}) => ({ instancePath, keyword, params })

const ui = {
  title: { 'ui:messages': { required: 'Title is required' } },
  price: { 'ui:messages': { required: 'Price is required' } },
  cover: { 'ui:messages': { required: 'Cover please' } },
  'read/write': { 'ui:messages': { required: 'Rights are required' } },
  titles: { items: { text: { 'ui:messages': { required: 'Title Is Required' } } } },
  guests: {
    'ui:messages': { required: 'Guests are required' },
    items: { name: { 'ui:messages': { required: 'Guest Name is required' } } },
  },
}

describe('messages for broken rules', () => {
  it.each([
    [
      'a missing property',
      error('', 'required', { missingProperty: 'title' }),
      '/title',
      'Title is required',
    ],
    ['an empty text', error('/title', 'minLength', { limit: 1 }), '/title', 'Title is required'],
    ['a text that is too long', error('/title', 'maxLength', { limit: 255 }), '/title', 'rule maxLength'],
    [
      'one language of several',
      error('/titles/2/text', 'minLength', { limit: 1 }),
      '/titles/2/text',
      'Title Is Required',
    ],
    ['an empty list', error('/guests', 'minItems', { limit: 1 }), '/guests', 'Guests are required'],
    [
      'a part of an item',
      error('/guests/0', 'required', { missingProperty: 'name' }),
      '/guests/0/name',
      'Guest Name is required',
    ],
    ['a text where a number belongs', error('/price', 'type', { type: 'number' }), '/price', 'rule number'],
    [
      'a fraction where a whole number belongs',
      error('/price', 'type', { type: ['integer', 'null'] }),
      '/price',
      'rule integer',
    ],
    ['nothing where a file belongs', error('/cover', 'type', { type: 'object' }), '/cover', 'Cover please'],
    [
      'a field whose name has to be escaped',
      error('', 'required', { missingProperty: 'read/write' }),
      '/read~1write',
      'Rights are required',
    ],
    [
      'a field without words of its own',
      error('', 'required', { missingProperty: 'other' }),
      '/other',
      'rule required',
    ],
  ])('%s', (_, broken, path, message) =>
    expect(wordErrors([broken], ui, translate)).toMatchObject([{ path, message }]),
  )

  it('returns one message for each place, and none about branches of the schema', () =>
    expect(
      wordErrors(
        [error('/title', 'minLength', { limit: 1 }), error('/title', 'pattern'), error('', 'if')],
        ui,
        translate,
      ),
    ).toHaveLength(1))

  it('reports a list, not its entries, if no entry satisfies a rule', () => {
    const perLanguage = { 'ui:messages': { required: 'A title in one language is required' } }
    const schema = {
      properties: {
        titles: { type: 'array', contains: { properties: { text: { minLength: 1 } }, required: ['text'] } },
      },
    } as const
    const check = new Ajv({ allErrors: true, strict: false }).compile(schema)
    const broken = (titles: object[]) =>
      check({ titles }) ? [] : wordErrors(check.errors as RuleError[], { titles: perLanguage }, translate)
    expect(broken([{ text: '' }, { text: '' }])).toEqual([
      { path: '/titles', keyword: 'contains', message: 'A title in one language is required' },
    ])
    expect(broken([{ text: '' }, { text: 'Dawn' }])).toEqual([])
  })

  it('are in the order of the fields, and of one field in their own order', () => {
    const broken = ['other', 'guests', 'title'].map((name) =>
      error('', 'required', { missingProperty: name }),
    )
    const texts = ['/titles/1/text', '/titles/0/text'].map((path) => error(path, 'minLength', { limit: 1 }))
    const ordered = { ...ui, 'ui:order': ['title', 'titles', 'guests'] }
    expect(wordErrors([...broken, ...texts], ordered, translate).map(({ path }) => path)).toEqual([
      '/title',
      '/titles/1/text',
      '/titles/0/text',
      '/guests',
      '/other',
    ])
  })
})

describe('errors shown', () => {
  const errors = wordErrors(
    [error('', 'required', { missingProperty: 'title' }), error('/titles/0/text', 'minLength', { limit: 1 })],
    ui,
    translate,
  )
  it('are those of touched places before a submit', () => {
    expect(shownErrors(errors, new Set(), false)).toEqual({})
    expect(shownErrors(errors, new Set(['/title']), false)).toEqual({ '/title': ['Title is required'] })
  })
  it('are all after a submit', () =>
    expect(Object.keys(shownErrors(errors, new Set(), true))).toEqual(['/title', '/titles/0/text']))
  it('are at the places where rjsf reads them', () =>
    expect(toErrorSchema(shownErrors(errors, new Set(), true))).toEqual({
      title: { __errors: ['Title is required'] },
      titles: { 0: { text: { __errors: ['Title Is Required'] } } },
    }))
  it('are found under names without escapes', () =>
    expect(toErrorSchema({ '/a/read~1write': ['No'] }, '/a')).toEqual({ 'read/write': { __errors: ['No'] } }))
})

it('assigns a fault of the API to its field, by the name in the form', () => {
  const faults = [
    { path: '/title', message: 'taken' },
    { path: '/categoryId', message: 'gone' },
    { path: '/requests/0/phone', message: 'invalid' },
    { path: '/requests/0/read~1write/0', message: 'neither' },
    { path: '/unknown', message: 'what' },
    { path: '?page', message: 'no' },
  ]
  const { errors, rest } = placeFaults(faults, ['title', 'diseaseCategoryId', 'phone', 'read/write'], {
    categoryId: 'diseaseCategoryId',
  })
  expect(errors).toEqual({
    '/title': ['taken'],
    '/diseaseCategoryId': ['gone'],
    '/phone': ['invalid'],
    '/read~1write/0': ['neither'],
  })
  expect(rest.map(({ path }) => path)).toEqual(['/unknown', '?page'])
})
