import { expect, it, test } from 'vitest'
import { layDifference, resolveFile, resolveModuleFile } from '../../../src/modules/format/resolve.ts'
import type { ModuleFile } from '../../../src/modules/format/types.ts'

const own: ModuleFile = { title: 'Poems', path: '/poems', resource: 'Poem', operations: { get: null } }

it.each<[string, unknown, Partial<ModuleFile>, Partial<ModuleFile>]>([
  ['stands alone without a template', undefined, {}, { operations: { get: null } }],
  ['takes what it lacks', { one: 'Poem', resource: 'Text' }, {}, { one: 'Poem', resource: 'Poem' }],
  [
    'adds its operations to those of the template, and null stays "not offered"',
    { operations: { list: 'readPoems', get: 'readPoem', delete: null } },
    {},
    { operations: { list: 'readPoems', get: null, delete: null } },
  ],
  ['fills the template with its variables', { one: '{{kind}}' }, { vars: { kind: 'Ode' } }, { one: 'Ode' }],
])('a module file %s', (_name, template, more, expected) => {
  expect(resolveModuleFile(template, { ...own, ...more })).toMatchObject(expected)
})

it('replaces a placeholder alone by the value itself, and within a text by its text', () => {
  const locked = { field: 'lockedReason', words: { OURS: 'Changed by nobody.' } }
  const module = { ...own, vars: { locked, pages: 3 } }
  expect(resolveFile(module, { locked: '{{locked}}' }, { title: '{{pages}} pages of {{title}}' })).toEqual({
    locked,
    title: '3 pages of Poems',
  })
})

test.each<readonly [what: string, base: unknown, over: unknown, expected: unknown]>([
  ['nothing', { maxLength: 9 }, undefined, { maxLength: 9 }],
  ['a rule', { maxLength: 9, pattern: 'a' }, { maxLength: 5 }, { maxLength: 5, pattern: 'a' }],
  ['a field', { properties: { a: {} } }, { properties: { b: {} } }, { properties: { a: {}, b: {} } }],
  [
    'what is required, to what is',
    { required: ['a', 'b'] },
    { required: ['b', 'c'] },
    { required: ['a', 'b', 'c'] },
  ],
  ['choices, in place of others', { enum: [1, 2] }, { enum: [2] }, { enum: [2] }],
  ['null, for what lies deeper', { default: true }, { default: null }, { default: null }],
  [
    'a field called required',
    { properties: { required: { type: 'boolean' } } },
    { properties: { required: { default: true } } },
    { properties: { required: { type: 'boolean', default: true } } },
  ],
])('a difference lays over: %s', (_, base, over, expected) => {
  expect(layDifference(base, over)).toEqual(expected)
})
