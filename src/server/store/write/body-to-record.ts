import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { type Plain, plainSchema, type Schema } from '../../contract/schema.ts'

/** What a body stores. */
export type BodyRecords = {
  /** One record, or several where the body says so (`x-records`). */
  readonly records: readonly JsonObject[]
  /** The stored properties that the body's schema lists: an update empties those it does not carry. */
  readonly listed: readonly string[]
}

const skipped = (list: string | undefined): string[] => (list === undefined ? ['id'] : ['id', list])

/** Where a body of one record carries each stored property, as JSON Pointers. */
export function bodyPathsOf(body: Schema): ReadonlyMap<string, string> {
  const schema = plainSchema(body)
  const list = schema['x-records']
  const items = list === undefined ? undefined : schema.properties?.[list]?.items
  const inner = items ? namesIn(plainSchema(items), ['id']) : []
  return new Map([
    ...namesIn(schema, skipped(list)).map(([stored, name]) => [stored, `/${name}`] as const),
    ...inner.map(([stored, name]) => [stored, `/${list}/0/${name}`] as const),
  ])
}

type Convert = (value: JsonValue) => JsonValue

/** Numbers that stand for "none": no record has the number 0. */
const convertReference: Convert = (value) => (value === 0 ? null : value)

function convertItems(items: Schema): Convert {
  const item = convert(items)
  return (value) => (Array.isArray(value) ? value.map(item) : value)
}

/** A password is never part of a record; what is computed is not written. */
const isStored = (schema: Plain): boolean => schema.format !== 'password' && schema['x-from'] === undefined

function convertProperties(schema: Plain, skip: readonly string[]): (value: JsonObject) => JsonObject {
  const properties = Object.entries(schema.properties ?? {})
    .filter(([name, property]) => isStored(plainSchema(property)) && !skip.includes(name))
    .map(([name, property]) => [name, storedName(name, property), convert(property)] as const)
  return (value) => {
    const stored: JsonObject = {}
    for (const [name, as, change] of properties) {
      const entry = value[name]
      if (entry !== undefined) stored[as] = change(entry)
    }
    return stored
  }
}

function convert(raw: Schema): Convert {
  const schema = plainSchema(raw)
  if (schema['x-references'] !== undefined) return convertReference
  if (schema.items) return convertItems(schema.items)
  if (schema.properties) {
    const properties = convertProperties(schema, [])
    return (value) => (isObject(value) ? properties(value) : value)
  }
  return (value) => value
}

const storedName = (name: string, schema: Schema): string => plainSchema(schema)['x-stores'] ?? name

/** The stored properties of a body by the names that it has for them. */
function namesIn(schema: Plain, skip: readonly string[]): (readonly [stored: string, name: string])[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, property]) => isStored(plainSchema(property)) && !skip.includes(name))
    .map(([name, property]) => [storedName(name, property), name] as const)
}

/**
 * Compiles what a body stores, by its schema: renames (`x-stores`), several records (`x-records`), 0 for no reference. The
 * record's own number is left out. Pure; texts were cleaned before (src/server/text/).
 */
export function compileBodyToRecord(body: Schema): (value: JsonObject) => BodyRecords {
  const schema = plainSchema(body)
  const list = schema['x-records']
  const skip = skipped(list)
  const outer = convertProperties(schema, skip)
  const items = list === undefined ? undefined : schema.properties?.[list]?.items
  const item = items && convertProperties(plainSchema(items), ['id'])
  const listed = [...bodyPathsOf(body).keys()]
  return (value) => {
    const shared = outer(value)
    const entries = list === undefined ? undefined : value[list]
    if (!item || !Array.isArray(entries)) return { records: [shared], listed }
    return { records: entries.filter(isObject).map((entry) => ({ ...shared, ...item(entry) })), listed }
  }
}
