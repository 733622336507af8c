import { asRecord, isObject, type PlainObject } from '../../src/contract/json.ts'
import { formats, freeFormats } from '../../src/contract/text/formats.ts'
import { schemaReader, texts, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { follow } from './document.ts'

type Json = Record<string, unknown>

/** Depth of objects in a form or row; schemas that refer to themselves end there. */
const maxDepth = 4

/** Alternatives that a form offers; others are reduced to their common properties. */
const maxAlternatives = 12

const kept = [
  ...['default', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'const'],
  ...['minimum', 'maximum', 'multipleOf', 'title', 'readOnly', 'writeOnly', 'x-from'],
]

const isPattern = (text: unknown): boolean => {
  try {
    return typeof text === 'string' && new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const isFormat = (name: unknown): boolean =>
  typeof name === 'string' && (Object.hasOwn(formats, name) || freeFormats.includes(name))

/** Bounds of OpenAPI 3.0 are true or false beside `minimum` and `maximum`. */
const boundsOf = (schema: PlainObject): Json => {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema
  return {
    ...(typeof above === 'number' && { exclusiveMinimum: above }),
    ...(typeof below === 'number' && { exclusiveMaximum: below }),
  }
}

const typeOf = (schema: PlainObject): string | string[] | undefined => {
  const types = [...typesOf(schema)]
  if (schema.nullable === true && types.length > 0 && !types.includes('null')) types.push('null')
  return types.length > 1 ? types : types[0]
}

/** The rules of a value itself. */
const valueRules = (schema: PlainObject): Json => {
  const type = typeOf(schema)
  const choices = Array.isArray(schema.enum) ? schema.enum.filter((value) => !isObject(value)) : []
  const named = kept.filter((name) => schema[name] !== undefined)
  return {
    ...(type !== undefined && { type }),
    ...Object.fromEntries(named.map((name) => [name, schema[name]])),
    ...boundsOf(schema),
    ...(choices.length > 0 && { enum: choices }),
    ...(isPattern(schema.pattern) && { pattern: schema.pattern }),
    ...(isFormat(schema.format) && { format: schema.format }),
    // OpenAPI 3.1 for `format: byte`.
    ...(schema.contentEncoding === 'base64' && { format: 'byte' }),
  }
}

/**
 * Simplifies schemas of a document: references resolved, `allOf` merged, OpenAPI 3.0 made 3.1, without what no form can
 * use; recursion ends after some levels.
 */
export const plainSchemas = (document: PlainObject) => {
  const reader = schemaReader((ref) => follow(document, { $ref: ref }))

  const alternatives = (schema: PlainObject, depth: number): Json => {
    const key = (['oneOf', 'anyOf'] as const).find((name) => Array.isArray(schema[name]))
    const parts = (key === undefined ? [] : (schema[key] as unknown[])).filter(isObject)
    const isObjects = parts.every((part) => typesOf(part).join() === 'object')
    if (key === undefined || parts.length < 2 || parts.length > maxAlternatives || !isObjects) return {}
    return depth === 0 ? {} : { [key]: parts.map((part) => plain(part, depth + 1)) }
  }

  const objectParts = (schema: PlainObject, depth: number): Json => {
    const properties = depth < maxDepth ? asRecord(schema.properties) : {}
    const names = Object.keys(properties)
    const required = texts(schema.required).filter((name) => names.includes(name))
    return {
      ...(names.length > 0 && {
        properties: Object.fromEntries(names.map((name) => [name, plain(properties[name], depth + 1)])),
      }),
      ...(required.length > 0 && { required }),
    }
  }

  const containedParts = (schema: PlainObject, depth: number): Json => {
    const { additionalProperties: others, items = {} } = schema
    const isOpen = depth < maxDepth
    return {
      ...(typesOf(schema).includes('array') && { items: isOpen ? plain(items, depth + 1) : {} }),
      ...(isObject(others) && isOpen && { additionalProperties: plain(others, depth + 1) }),
    }
  }

  const plain = (declared: unknown, depth = 0): Json => {
    const schema = reader.resolve(declared)
    const choices = alternatives(schema, depth)
    return {
      ...valueRules(schema),
      ...containedParts(schema, depth),
      ...(Object.keys(choices).length > 0 ? choices : objectParts(schema, depth)),
    }
  }
  return { plain, reader }
}

/** The simplified schemas of a document. */
export type PlainSchemas = ReturnType<typeof plainSchemas>
