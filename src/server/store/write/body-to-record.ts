import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { type Plain, plainSchema, type Schema } from '../../contract/schema.ts'

/** The records of a body. */
export interface BodyRecords {
  /** One record, or several for a body with `x-records`. */
  readonly records: readonly JsonObject[]
  /** The stored properties in the body's schema: an update clears those that are missing. */
  readonly listed: readonly string[]
}

const skipped = (list: string | undefined): string[] => (list === undefined ? ['id'] : ['id', list])

/** The schema of each record in a body with `x-records`. */
const itemsOf = ({ 'x-records': list, properties }: Plain): Schema | undefined =>
  list === undefined ? undefined : properties?.[list]?.items

/** The places of stored properties in a body of one record, as JSON Pointers. */
export const bodyPathsOf = (body: Schema): ReadonlyMap<string, string> => {
  const schema = plainSchema(body)
  const list = schema['x-records']
  const items = itemsOf(schema)
  const inner = items ? namesIn(plainSchema(items), ['id']) : []
  return new Map([
    ...namesIn(schema, skipped(list)).map(([stored, name]) => [stored, `/${name}`] as const),
    ...inner.map(([stored, name]) => [stored, `/${list}/0/${name}`] as const),
  ])
}

type Convert = (value: JsonValue) => JsonValue

/** Converts the id 0 to null: no record has it. */
const convertReference: Convert = (value) => (value === 0 ? null : value)

const convertItems = (items: Schema): Convert => {
  const item = convert(items)
  return (value) => (Array.isArray(value) ? value.map(item) : value)
}

/** Passwords are never part of a record; computed properties are not stored. */
const isStored = (schema: Plain): boolean => schema.format !== 'password' && schema['x-from'] === undefined

const convertProperties = (schema: Plain, skip: readonly string[]): ((value: JsonObject) => JsonObject) => {
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

const convert = (raw: Schema): Convert => {
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

/** The stored properties of a body under their names in it. */
const namesIn = (schema: Plain, skip: readonly string[]): (readonly [stored: string, name: string])[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name, property]) => isStored(plainSchema(property)) && !skip.includes(name))
    .map(([name, property]) => [storedName(name, property), name] as const)

/**
 * Compiles the conversion of a body to stored records, by its schema: renames (`x-stores`), several records
 * (`x-records`), 0 for no reference. Omits the record's own id. Pure; texts must be cleaned before (src/server/text/).
 */
export const compileBodyToRecord = (body: Schema): ((value: JsonObject) => BodyRecords) => {
  const schema = plainSchema(body)
  const list = schema['x-records']
  const skip = skipped(list)
  const outer = convertProperties(schema, skip)
  const items = itemsOf(schema)
  const item = items && convertProperties(plainSchema(items), ['id'])
  const listed = [...bodyPathsOf(body).keys()]
  return (value) => {
    const shared = outer(value)
    const entries = list === undefined ? undefined : value[list]
    if (!item || !Array.isArray(entries)) return { records: [shared], listed }
    return { records: entries.filter(isObject).map((entry) => ({ ...shared, ...item(entry) })), listed }
  }
}
