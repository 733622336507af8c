import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { meaningFaults, shapeFaults } from '../../../scripts/contract/faults.ts'
import type { Resource } from '../../../scripts/contract/resource.ts'
import { kinds, poem } from './fixture.ts'

const told = (faults: ReturnType<typeof meaningFaults>): string[] =>
  faults.map(({ place, message, cure }) => `${place.join('/')}: ${message}: ${cure}`)

test.each([
  ['operations: { lists: {} }', 'operations/lists: There is no key "lists" here: rename it to "list"'],
  ['operations: { get: { filters: {} } }', 'operations/get/filters: There is no key "filters" here'],
  [
    'operations: { list: { privileges: [] } }',
    'operations/list/privileges: There is no key "privileges" here',
  ],
  ['privilege: POEM', 'privilege: There is no key "privilege" here: rename it to "privileges"'],
  ['examples: { first: { title: A } }', 'examples: {"first":{"title":"A"}} is not array: make it array'],
  [
    'schemas: { Verse: { typ: object } }',
    'schemas/Verse/typ: There is no key "typ" here: rename it to "type"',
  ],
  ['schemas: { verse: { type: object } }', 'schemas: '],
  [
    'paths: { /api/poem: { post: { summary: S, description: D } } }',
    'paths//api/poem/post: "operationId" is missing',
  ],
  [
    'paths: { /api/poem: { put: { operationId: x, summary: S, description: D, sorts: [a] } } }',
    'paths//api/poem/put/sorts: There is no key',
  ],
])('%s', (more, fault) => {
  const faults = told(shapeFaults(kinds)(parse(poem(more))))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('a misspelled keyword of a property is told at its place', () => {
  const faults = told(shapeFaults(kinds)(parse(poem('', '    note: { type: string, maxLenght: 9 }'))))
  expect(faults).toEqual([
    'record/properties/note/maxLenght: There is no key "maxLenght" here: rename it to "maxLength"',
  ])
})

const meaning = (yaml: string): string[] => told(meaningFaults('poem', parse(yaml) as Resource, kinds))

test.each([
  [
    'operations: { list: { sorts: [title], filters: { titel: Its title. } } }',
    'operations/list/filters/titel: The record has no property "titel"',
  ],
  [
    'operations: { list: { sorts: [title], filters: { isOld: { x-filter: { property: title } } } } }',
    'operations/list/filters/isOld: Nothing says what the filter finds: write its description',
  ],
  ['examples: [{ titel: A }]', 'examples/0/titel: The record has no property "titel": rename it to "title"'],
  ['operations: { get: { errors: [400, 418] } }', 'operations/get/errors/1: There is no answer for 418'],
  [
    'examples: [{ title: A }]\noperations: { get: { answer: { payload: 2 } } }',
    'operations/get/answer/payload: There is no example 2: there are 1',
  ],
  [
    'parts: { Verse: { description: V., required: [txt], properties: { text: { type: string } } } }',
    'parts/Verse/required/0: There is no property "txt": rename it to "text"',
  ],
  [
    'paths: { /x: { get: { operationId: x, summary: S, description: D, errors: [1] } } }',
    'paths//x/get/errors/0: There is no answer for 1',
  ],
])('%s', (more, fault) => {
  const faults = meaning(poem(more))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('a regular operation needs a record, and somebody who may call it', () => {
  expect(meaning('description: D\noperations: { get: {} }')).toEqual([
    'operations/get: A regular operation needs a record: add record, or write the operation under paths',
  ])
  const unguarded = poem('operations: { get: {}, total: {} }').replace('privileges: POEM\n', '')
  expect(meaning(unguarded)).toEqual([
    'operations/get: Nothing says who may call this: add privileges to the file, or x-privileges here',
  ])
})

test('required and optional name properties there are', () => {
  const faults = meaning(poem('').replace('required: [title]', 'required: [titel]\n  optional: [note]'))
  expect(faults).toEqual([
    'record/required/0: There is no property "titel": rename it to "title"',
    expect.stringContaining('record/optional/0: There is no property "note"'),
  ])
})
