import { isObject, type JsonType, jsonTypes } from '../../contract/json.ts'

/** A JSON Schema of the contract or a form; keywords are read defensively, since they are unverified. */
export type Schema = Readonly<Record<string, unknown>>

/** Resolves a `$ref`. */
export type FindRef = (ref: string) => Schema | undefined

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Texts of a list; other items are ignored. */
export const texts = (value: unknown): readonly string[] =>
  asList(value).filter((item): item is string => typeof item === 'string')

const merge = (schemas: readonly Schema[]): Schema => {
  const properties = schemas.map((part) => part.properties).filter(isObject)
  const required = schemas.flatMap((part) => texts(part.required))
  return Object.assign(
    {},
    ...schemas,
    properties.length > 0 ? { properties: Object.assign({}, ...properties) } : {},
    required.length > 0 ? { required: [...new Set(required)] } : {},
  )
}

const typeOf = (value: unknown): JsonType => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as JsonType
}

/** Types allowed by a resolved schema; empty if it allows any. */
export const typesOf = (schema: Schema): readonly JsonType[] => {
  const declared = typeof schema.type === 'string' ? [schema.type] : texts(schema.type)
  if (declared.length > 0) return jsonTypes.filter((name) => declared.includes(name))
  if (Object.hasOwn(schema, 'const')) return [typeOf(schema.const)]
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(typeOf))]
  if (isObject(schema.properties)) return ['object']
  return isObject(schema.items) ? ['array'] : []
}

/** Resolves and traverses schemas with references. */
export interface SchemaReader {
  /** The schema with references resolved, `allOf` merged, and the properties, types and choices of its alternatives. */
  resolve: (schema: unknown) => Schema
  /** Names of the properties of an object schema. */
  names: (schema: unknown) => readonly string[]
  /** The resolved schema of a property; undefined when it is not declared. */
  property: (schema: unknown, name: string) => Schema | undefined
  /** The resolved schema of a list's items. */
  items: (schema: unknown) => Schema | undefined
  /** Follows a dotted path; undefined if it is interrupted. The empty path is the schema itself. */
  at: (schema: unknown, path: string) => Schema | undefined
}

const maxDepth = 20

/** The common facts about values of several alternative schemas: their possible properties and choices. */
const anyOf = (schemas: readonly Schema[]): Schema => {
  const choices = schemas.flatMap((part) => (Object.hasOwn(part, 'const') ? [part.const] : asList(part.enum)))
  const closed = schemas.every((part) => Object.hasOwn(part, 'const') || Array.isArray(part.enum))
  const { properties, items } = merge(schemas)
  return {
    ...(properties !== undefined && { properties }),
    ...(items !== undefined && { items }),
    ...(closed && choices.length > 0 && { enum: choices }),
  }
}

/**
 * A reader of schemas whose references `find` resolves; an unknown reference counts as a schema that allows anything.
 */
export const schemaReader = (find: FindRef): SchemaReader => {
  const alternatives = (schema: Schema, key: 'oneOf' | 'anyOf', depth: number): Schema => {
    const { [key]: parts, ...rest } = schema
    const all = asList(parts).map((part) => resolve(part, depth + 1))
    const some = all.filter((part) => typesOf(part).join() !== 'null')
    const stated = typesOf(rest)
    const ofParts = all.some((part) => typesOf(part).length === 0) ? [] : [...new Set(all.flatMap(typesOf))]
    const types = stated.length > 0 ? stated : ofParts
    const whole = some.length === 1 ? some[0] : anyOf(some)
    const choices = some.length > 1 ? { [key]: all } : {}
    return merge([rest, whole ?? {}, types.length > 0 ? { type: types } : {}, choices])
  }

  const resolve = (declared: unknown, depth = 0): Schema => {
    if (!isObject(declared) || depth > maxDepth) return {}
    if (typeof declared.$ref === 'string') {
      const { $ref, ...rest } = declared
      return resolve({ ...(find($ref as string) ?? {}), ...rest }, depth + 1)
    }
    if (Array.isArray(declared.allOf)) {
      const { allOf, ...rest } = declared
      return resolve(merge([...asList(allOf).map((part) => resolve(part, depth + 1)), rest]), depth + 1)
    }
    if (Array.isArray(declared.oneOf)) return alternatives(declared, 'oneOf', depth)
    return Array.isArray(declared.anyOf) ? alternatives(declared, 'anyOf', depth) : declared
  }

  const property = (schema: unknown, name: string): Schema | undefined => {
    const { properties } = resolve(schema)
    return isObject(properties) && Object.hasOwn(properties, name) ? resolve(properties[name]) : undefined
  }

  return {
    resolve,
    names: (schema) => Object.keys((resolve(schema).properties as object | undefined) ?? {}),
    property,
    items: (schema) => {
      const { items } = resolve(schema)
      return isObject(items) ? resolve(items) : undefined
    },
    at: (schema, path) =>
      path === ''
        ? resolve(schema)
        : path
            .split('.')
            .reduce<Schema | undefined>((part, name) => part && property(part, name), resolve(schema)),
  }
}
