import { expect, test } from 'vitest'
import type { Filter, Parameter } from '../../../../scripts/contract/resource.ts'
import { list } from './list-fixture.ts'

test.each<[string, Filter, Parameter]>([
  ['note', 'Its note.', { schema: { type: 'string', maxLength: 255 }, description: 'Its note.' }],
  ['state', 'State.', { schema: { type: 'string', enum: ['', 'OPEN'] } }],
  ['pages', 'Pages.', { schema: { type: 'integer', minimum: 1, maximum: 12 } }],
  ['poetId', 'Poet.', { schema: { type: 'integer', format: 'int64', minimum: 1 } }],
  ['famous', 'Fame.', { schema: { type: 'boolean' } }],
  [
    'title',
    'In any language.',
    { schema: { type: 'string', maxLength: 255 }, 'x-filter': { property: 'titles' } },
  ],
  [
    'isFamous',
    { 'x-filter': { property: 'famous' } },
    { schema: { type: 'boolean' }, 'x-filter': { property: 'famous' } },
  ],
  ['pagesFrom', { 'x-filter': { property: 'pages', op: 'from' } }, { schema: { type: 'integer' } }],
  ['anonymous', { 'x-filter': { property: 'poetId', op: 'empty' } }, { schema: { type: 'boolean' } }],
  ['load', { 'x-filter': 'none' }, { schema: { type: 'boolean' }, 'x-filter': 'none' }],
  [
    'note',
    { description: 'D', schema: { type: 'string', maxLength: 3 }, 'x-inferred': true },
    { schema: { type: 'string', maxLength: 3 }, 'x-inferred': true },
  ],
])('filter %s: %o', (name, filter, expected) => {
  // Behind the filters stands what every list with texts per language takes.
  const { schema: expectedSchema, ...others } = expected
  const found = list({ [name]: filter }).at(-2)
  expect(found).toMatchObject({ name, in: 'query', ...others })
  expect(found?.schema).toEqual(expectedSchema)
})

test.each<[string, Filter, string | undefined]>([
  ['note', {}, 'Only poems whose note contains this text, letter case aside.'],
  ['note', { 'x-inferred': true }, 'Only poems whose note contains this text, letter case aside.'],
  ['title', {}, 'Only poems whose title contains this text in any language, letter case aside.'],
  ['poetId', {}, 'Only poems of this poet.'],
  ['note', 'Mine.', 'Mine.'],
  ['isActive', {}, 'Only active (true) or only inactive (false) poems; both when left out.'],
  ['isActive', { description: 'Mine.' }, 'Mine.'],
  ['famous', {}, undefined],
  ['note', { 'x-filter': { property: 'note', op: 'empty' } }, undefined],
])('filter %s: %o says %s', (name, filter, sentence) => {
  expect(list({ [name]: filter }).find((parameter) => parameter.name === name)?.description).toBe(sentence)
})
