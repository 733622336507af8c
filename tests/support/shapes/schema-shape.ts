import { asRecord, isObject, valueAt } from '../../../src/contract/json.ts'
import { fromPointer } from '../../../src/contract/json-pointer.ts'
import { both, either, plain, type Shape } from './shape.ts'

type Schema = Readonly<Record<string, unknown>>

/** The context of a schema. */
export interface SchemaRoom {
  /** Schemas by file name. */
  readonly files: Readonly<Record<string, unknown>>
  /** Shapes that are compared separately, by reference: `common.schema.json#/$defs/when`. */
  readonly named: Readonly<Record<string, string>>
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const plainType = (type: unknown): string => (type === 'integer' ? 'number' : String(type))

/** The shape of values that a schema of `file` permits. Narrower rules, such as patterns, are ignored. */
export const schemaShape = (room: SchemaRoom, file: string, declared: unknown): Shape => {
  if (!isObject(declared)) return plain('unknown')
  if (typeof declared.$ref === 'string') {
    const [name = '', pointer = ''] = declared.$ref.split('#')
    const at = name || file
    const known = room.named[`${at}#${pointer}`]
    return known === undefined
      ? schemaShape(room, at, valueAt(room.files[at], fromPointer(pointer)))
      : plain(known)
  }
  return ownShape(room, file, declared)
}

const objectShape = (room: SchemaRoom, file: string, schema: Schema): Shape => {
  const { properties, additionalProperties } = schema
  if (!isObject(properties)) return { ...plain(), entries: schemaShape(room, file, additionalProperties) }
  const required = list(schema.required)
  return {
    ...plain(),
    properties: new Map(
      Object.entries(properties).map(([name, part]) => [
        name,
        { isRequired: required.includes(name), shape: schemaShape(room, file, part) },
      ]),
    ),
  }
}

const ownShape = (room: SchemaRoom, file: string, schema: Schema): Shape => {
  if (Object.hasOwn(schema, 'const')) return plain(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum)) return plain(...schema.enum.map((value) => JSON.stringify(value)))
  const parts = [
    ...list(schema.anyOf),
    ...list(asRecord(schema.items).type === undefined ? schema.oneOf : []),
  ]
  const branches = parts.filter((part) => isObject(part) && !(Object.keys(part).join() === 'required'))
  if (branches.length > 0) return branches.map((part) => schemaShape(room, file, part)).reduce(either)
  return [schema.type]
    .flat()
    .map((type) => typedShape(room, file, schema, type))
    .reduce(both)
}

const typedShape = (room: SchemaRoom, file: string, schema: Schema, type: unknown): Shape => {
  if (type === 'array') return { ...plain(), items: schemaShape(room, file, schema.items) }
  if (type === 'object') return objectShape(room, file, schema)
  return plain(type === undefined ? 'unknown' : plainType(type))
}
