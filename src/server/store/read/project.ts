import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { defaultLanguage, type StoredText, textsIn } from '../../../contract/records/language-texts.ts'
import { type Plain, plainSchema, type Schema } from '../../contract/schema.ts'
import { userResource } from '../../contract/table/field.ts'
import { isTexts, type Shape } from '../../contract/table/shape.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { StoredRecord } from '../record.ts'

/** Further data that a projection needs besides the record. */
export interface Lookup {
  /** Another record; null when there is none. */
  readonly record: (table: Table, id: number) => StoredRecord | null
  /** Whether other records refer to it. */
  readonly referenced: (table: Table, id: number) => boolean
  /** Language code of single texts. */
  readonly language: string
}

/**
 * Selects a text of a per-language list: the requested language, else the default one, else the first.
 * Null when there is none.
 */
export const pickText = (
  texts: readonly StoredText[],
  lookup: Lookup,
  languages: Table | undefined,
): string | null => {
  const first = texts[0]
  if (!first) return null
  if (texts.length === 1 || !languages) return first.translatedText
  const codes = texts.map(({ languageId }) => lookup.record(languages, languageId)?.body.code)
  const inLanguage = (code: string): StoredText | undefined => texts[codes.indexOf(code)]
  return (inLanguage(lookup.language) ?? inLanguage(defaultLanguage) ?? first).translatedText
}

/** A stored record in the shape of a schema. */
export type Projection = (record: StoredRecord, lookup: Lookup) => JsonValue

/** The source of a value: an object within a record, initially the record's body. */
interface Place {
  readonly holder: JsonObject
  readonly record: StoredRecord
  readonly lookup: Lookup
}
type Part = (place: Place) => JsonValue | undefined

/** The replacement for a value that is not stored; undefined omits the property. */
const blank = (schema: Plain): JsonValue | undefined => {
  if (schema.nullable) return null
  if (schema.default !== undefined) return schema.default
  return schema.type === 'array' ? [] : undefined
}

const isThere = (value: JsonValue | undefined): value is JsonValue => value !== undefined

/** Compiles projections for the records of a contract; pure, see "Records and storage" in docs/contract.md. */
export class Projector {
  readonly #tables: Tables
  readonly #byTable = new Map<Table, WeakMap<Schema, Projection>>()

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** Compiles the projection of a table's records to a schema. */
  compile(table: Table, schema: Schema): Projection {
    const bySchema = this.#byTable.get(table) ?? new WeakMap<Schema, Projection>()
    this.#byTable.set(table, bySchema)
    const projection = bySchema.get(schema)
    if (projection) return projection
    let object: ((place: Place) => JsonObject) | null = null
    // Compiled on first use, so that a record may contain another of its kind (a parent category).
    const lazy: Projection = (record, lookup) => {
      object ??= this.#object(table, plainSchema(schema), table.shape, true)
      return object({ holder: record.body, record, lookup })
    }
    bySchema.set(schema, lazy)
    return lazy
  }

  #object(table: Table, schema: Plain, shape: Shape | null, root: boolean): (place: Place) => JsonObject {
    const parts = Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, this.#property(table, name, property, shape, root)] as const,
    )
    return (place) => {
      const result: JsonObject = {}
      for (const [name, part] of parts) {
        const value = part(place)
        if (value !== undefined) result[name] = value
      }
      return result
    }
  }

  #property(table: Table, name: string, raw: Schema, shape: Shape | null, root: boolean): Part {
    const schema = plainSchema(raw)
    const source = schema['x-from']
    if (source !== undefined) return this.#from(table, source, schema, shape)
    if (root && name === 'id') return ({ record }) => record.id
    if (root && schema['x-table'] === table.name) {
      const whole = this.compile(table, schema)
      return ({ record, lookup }) => whole(record, lookup)
    }
    const value = this.#value(table, schema, shape?.properties.get(name) ?? null)
    const missing = blank(schema)
    return (place) => {
      const stored = place.holder[name]
      return stored === undefined || stored === null ? missing : value(stored, place)
    }
  }

  #value(table: Table, schema: Plain, shape: Shape | null): (value: JsonValue, place: Place) => JsonValue {
    if (schema.items) {
      const item = this.#value(table, plainSchema(schema.items), shape?.items ?? null)
      return (value, place) => (Array.isArray(value) ? value.map((entry) => item(entry, place)) : value)
    }
    if (!schema.properties) return (value) => value
    const object = this.#object(table, schema, shape, false)
    return (value, place) => (isObject(value) ? object({ ...place, holder: value }) : value)
  }

  #from(table: Table, source: string, schema: Plain, shape: Shape | null): Part {
    const seconds = schema.type === 'integer'
    const time = (date: Date): JsonValue => (seconds ? Math.floor(date.getTime() / 1000) : date.toISOString())
    switch (source) {
      case 'createdAt':
        return ({ record }) => time(record.createdAt)
      case 'modifiedAt':
        return ({ record }) => time(record.modifiedAt)
      case 'createdBy':
        return this.#user(schema, (record) => record.createdBy)
      case 'modifiedBy':
        return this.#user(schema, (record) => record.modifiedBy)
      case 'deletable':
        return ({ record, lookup }) => !lookup.referenced(table, record.id)
      case 'currentUser':
        return () => undefined
      case 'referenced':
        return ({ record, lookup }) => lookup.referenced(table, record.id)
      default:
        return this.#stored(table, source, schema, shape)
    }
  }

  #user(schema: Plain, idOf: (record: StoredRecord) => number | null): Part {
    const users = this.#tables.get(userResource)
    if (schema.type === 'integer') return ({ record }) => idOf(record)
    if (!users) return () => null
    const project: Projection = schema.properties
      ? this.compile(users, schema)
      : (record) => record.body.name ?? null
    return ({ record, lookup }) => {
      const id = idOf(record)
      const user = id === null ? null : lookup.record(users, id)
      return user && project(user, lookup)
    }
  }

  #stored(table: Table, source: string, schema: Plain, shape: Shape | null): Part {
    const [name = '', ...rest] = source.split('.')
    const inHolder = shape?.properties.get(name)
    const stored = inHolder ?? table.shape.properties.get(name) ?? null
    const read = ({ holder, record }: Place): JsonValue | undefined => (inHolder ? holder : record.body)[name]
    if (stored && isTexts(stored) && schema.type === 'string') {
      const languages = this.#tables.get('Language')
      return (place) => pickText(textsIn(read(place)), place.lookup, languages) ?? blank(schema)
    }
    const many = stored?.items?.references ?? null
    const one = stored?.references ?? null
    const target = this.#tables.get(one ?? many ?? '')
    if (!target) {
      const value = this.#value(table, schema, stored)
      return (place) => {
        const found = read(place)
        return found === undefined || found === null ? blank(schema) : value(found, place)
      }
    }
    const project = this.#target(target, rest, plainSchema(schema.items ?? schema))
    const follow = (id: JsonValue | undefined, lookup: Lookup): JsonValue | undefined => {
      const record = typeof id === 'number' ? lookup.record(target, id) : null
      return record ? project(record, lookup) : undefined
    }
    if (many === null) return (place) => follow(read(place), place.lookup) ?? blank(schema)
    return (place) => {
      const ids = read(place)
      return (Array.isArray(ids) ? ids : []).map((id) => follow(id, place.lookup)).filter(isThere)
    }
  }

  /** The referenced record in the schema's shape, or one property of it. */
  #target(target: Table, rest: readonly string[], schema: Plain): Projection {
    const [name] = rest
    if (name === undefined) return this.compile(target, schema)
    const property = target.schema.properties?.[name]
    const part =
      rest.length === 1 && property
        ? this.#property(target, name, property, target.shape, true)
        : this.#stored(target, rest.join('.'), schema, target.shape)
    return (record, lookup) => part({ holder: record.body, record, lookup }) ?? null
  }
}
