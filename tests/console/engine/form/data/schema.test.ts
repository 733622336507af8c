import { describe, expect, it } from 'vitest'
import {
  propertyNames,
  propertySchema,
  schemaDefaults,
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
