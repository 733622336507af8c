import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { dereference, plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

const names = (schema: Schema): string[] => Object.keys(plainSchema(schema).properties ?? {})

describe('plain schemas', () => {
  it.each<[string, Schema, string | undefined, boolean]>([
    ['a type', { type: 'string' }, 'string', false],
    ['a type or null', { type: ['string', 'null'] }, 'string', true],
    ['null', { type: 'null' }, 'null', true],
    ['a union with null', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer', true],
    ['a union of one', { oneOf: [{ type: ['integer', 'null'] }] }, 'integer', true],
    ['parts', { allOf: [{ type: 'object' }, { properties: {} }] }, 'object', false],
  ])('%s', (_name, schema, type, nullable) => {
    expect(plainSchema(schema)).toMatchObject({ type, nullable })
  })

  it('keep siblings of a union, and merge the properties of its parts', () => {
    expect(
      plainSchema({ anyOf: [{ type: 'integer' }, { type: 'null' }], 'x-from': 'imageId' })['x-from'],
    ).toBe('imageId')
    const part = (name: string): Schema => ({ type: 'object', properties: { [name]: {} }, required: [name] })
    expect(names({ allOf: [part('a'), part('b')] })).toEqual(['a', 'b'])
    expect(plainSchema({ allOf: [part('a'), part('b')] }).required).toEqual(['a', 'b'])
  })
})

describe('references', () => {
  it('are replaced by one object, also in a circle', () => {
    const found = dereference({
      a: { $ref: '#/schemas/Node' },
      b: { $ref: '#/schemas/Node' },
      schemas: { Node: { properties: { next: { $ref: '#/schemas/Node' } } } },
    }) as Record<string, { properties: { next: unknown } }>
    expect(found.a).toBe(found.b)
    expect(found.a?.properties.next).toBe(found.a)
  })

  it('keep sibling keywords', () => {
    const found = dereference({ a: { $ref: '#/b', title: 'A' }, b: { type: 'string' } })
    expect(found.a).toEqual({ type: 'string', title: 'A' })
  })

  it.each(['#/nowhere', 'other.yaml#/a'])('without a target are reported: %s', (ref) => {
    const document: JsonObject = { a: { $ref: ref } }
    expect(() => dereference(document)).toThrow(`The contract refers to ${ref}`)
  })
})
