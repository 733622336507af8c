import { isObject } from '../../../src/contract/json.ts'
import { mapParts } from '../../../src/contract/map-parts.ts'
import {
  type Json,
  type JsonObject,
  type Kinds,
  nameOf,
  resolved,
  type Schema,
  type SchemasByName,
} from '../resource.ts'
import { targetOf } from '../schemas/properties.ts'

const nullable = (schema: Schema | undefined): boolean =>
  [schema?.type].flat().includes('null') ||
  (Array.isArray(schema?.anyOf) && schema.anyOf.some((part) => isObject(part) && part.type === 'null'))

const label = (record: Schema | undefined): string =>
  typeof record?.['x-label'] === 'string' ? record['x-label'] : ''

const values = (schema: Schema | undefined, schemas: SchemasByName): readonly Json[] | undefined => {
  const found = resolved(schema, schemas)?.enum
  return Array.isArray(found) ? found : undefined
}

/** The records that exist once per value of their label (privileges, static pages), numbered in that order. */
const fixedRecords = (
  target: string | undefined,
  schemas: SchemasByName,
): readonly JsonObject[] | undefined => {
  const record = schemas.get(target ?? '')
  return values(record?.properties?.[label(record)], schemas)?.map((value, index) => ({
    id: index + 1,
    [label(record)]: value,
  }))
}

/** Everything that a list can hold: all values, or all records or their numbers where those exist once per value. */
const everything = (list: Schema, schemas: SchemasByName): Json => {
  const records = fixedRecords(targetOf(list), schemas)
  if (list.items?.['x-references'] !== undefined) return records?.map(({ id }) => id ?? null) ?? []
  return records ?? values(list.items, schemas) ?? []
}

const numbered = (
  list: readonly Json[],
  items: Schema | undefined,
  schemas: SchemasByName,
): readonly Json[] => {
  const target = items?.['x-references']
  const records = typeof target === 'string' ? fixedRecords(target, schemas) : undefined
  if (!records) return list
  const name = label(schemas.get(String(target)))
  return list.map((value) => records.find((record) => record[name] === value)?.id ?? value)
}

const isFileRef = (schema: Schema | undefined): boolean =>
  [schema, ...(Array.isArray(schema?.anyOf) ? (schema.anyOf as readonly Schema[]) : [])].some(
    (part) => part?.$ref !== undefined && nameOf(part.$ref) === 'FileRef',
  )

/** A file by its address alone: name and extension are its last part, the number is that of the property it comes from. */
const fileOf = (fileUrl: string, id: Json | undefined): JsonObject => {
  const fileName = fileUrl.split('/').at(-1) ?? ''
  return { id, fileUrl, fileName, fileExtension: fileName.split('.').at(-1) ?? '' }
}

/** What an object of an example says, each part in full. */
const completedEntries = (
  example: JsonObject,
  properties: Readonly<Record<string, Schema>>,
  schemas: SchemasByName,
): [string, Json | undefined][] =>
  Object.entries(example).map(([name, value]) => {
    const property = properties[name]
    return typeof value === 'string' && isFileRef(property)
      ? [name, fileOf(value, example[String(property?.['x-from'])])]
      : [name, completed(value, property, schemas)]
  })

/**
 * An example with what its schema says of it: `all` in the place of a list is everything that the list can hold, and a
 * reference to a record that exists once per value may name the value; a file may be given by its address; what has to be
 * there and may be null is null where it is left out.
 */
export const completed = (
  example: Json | undefined,
  schema: Schema | undefined,
  schemas: SchemasByName,
): Json | undefined => {
  const { properties, items, type, required = [] } = resolved(schema, schemas) ?? {}
  if (example === 'all' && type === 'array') return everything(resolved(schema, schemas) ?? {}, schemas)
  if (Array.isArray(example))
    return numbered(
      example.map((item: Json) => completed(item, items, schemas) ?? null),
      items,
      schemas,
    )
  if (!isObject(example) || !properties) return example
  const left = required.filter((name) => !Object.hasOwn(example, name) && nullable(properties[name]))
  return Object.fromEntries([
    ...completedEntries(example, properties, schemas),
    ...left.map((name) => [name, null]),
  ])
}

/** The records that the numbers of another property point to, where those exist once per value. */
const pointedTo = (schema: Schema, numbers: Json | undefined, schemas: SchemasByName): Json | undefined => {
  if (schema['x-from'] === undefined || !Array.isArray(numbers)) return undefined
  const records = fixedRecords(targetOf(schema), schemas)
  return records && numbers.map((id: Json) => records.find((record) => record.id === id) ?? null)
}

/** What every example of a record has unless it says otherwise. */
const usual = (index: number, { examples }: Kinds): JsonObject => ({
  id: index + 1,
  ...(examples[index] ?? examples.at(-1)),
})

interface ExampleContext {
  readonly kinds: Kinds
  readonly schemas: SchemasByName
  /** What follows for a property that the example does not say. */
  readonly follows?: (name: string) => Json | undefined
}

/**
 * The example of a record in full: what it says, what every example has, and null for what it leaves out and may be
 * null.
 */
export const completedRecord = (
  example: JsonObject,
  index: number,
  schema: Schema,
  { kinds, schemas, follows = () => undefined }: ExampleContext,
): JsonObject => {
  const { properties = {}, required = [] } = schema
  const explicit: JsonObject = Object.fromEntries(completedEntries(example, properties, schemas))
  const defaults = usual(index, kinds)
  const entries = Object.entries(properties).flatMap(([name, property]): [string, Json][] => {
    const value =
      explicit[name] ??
      (Object.hasOwn(explicit, name)
        ? null
        : (defaults[name] ??
          pointedTo(property, explicit[String(property['x-from'])], schemas) ??
          follows(name)))
    if (value !== undefined) return [[name, value]]
    return required.includes(name) && (nullable(property) || Object.hasOwn(defaults, name))
      ? [[name, null]]
      : []
  })
  const rest = Object.entries(explicit).filter(([name]) => !Object.hasOwn(properties, name))
  return Object.fromEntries([...entries, ...rest])
}

/** A value of a record in the shape in which a body sends it: under the body's names, without what that has not. */
export const written = (
  value: Json | undefined,
  schema: Schema | undefined,
  schemas: SchemasByName,
): Json | undefined => {
  const { properties, items } = resolved(schema, schemas) ?? {}
  if (Array.isArray(value)) return value.map((item: Json) => written(item, items, schemas) ?? null)
  if (!isObject(value) || !properties) return value
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, Json][] => {
      const stored = property['x-stores']
      const part = written(value[typeof stored === 'string' ? stored : name], property, schemas)
      return part === undefined ? [] : [[name, part]]
    }),
  )
}

/** The value with each part that `parts` knows by identity (a YAML alias is the thing itself) exchanged. */
export const exchanged = <T>(value: T, parts: ReadonlyMap<unknown, unknown>): T => {
  if (parts.has(value)) return parts.get(value) as T
  return mapParts(value, (part) => exchanged(part, parts)) as T
}
