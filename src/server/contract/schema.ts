import { isObject, type JsonObject, type JsonValue, valueAt } from '../../contract/json.ts'
import { fromPointer } from '../../contract/json-pointer.ts'

/** The parts of a JSON Schema that the server uses; `x-` keywords are described in docs/contract.md. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly JsonValue[]
  readonly default?: JsonValue
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly 'x-table'?: string
  readonly 'x-label'?: string
  readonly 'x-history'?: readonly string[]
  /** Limits the number of records with the same value of `by`, since they are read together. */
  readonly 'x-group-limit'?: { readonly by: string; readonly maxRecords: number; readonly maxBytes: number }
  readonly 'x-references'?: string
  readonly 'x-from'?: string
  readonly 'x-stores'?: string
  readonly 'x-records'?: string
  readonly 'x-unique'?: boolean
  readonly 'x-not-before'?: string
  readonly 'x-month-of'?: string
  readonly 'x-unambiguous'?: boolean
  /** Maximum size in MB by kind of file, by upload area. */
  readonly 'x-accepts'?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly 'x-agrees'?: Readonly<Record<string, string>>
  readonly 'x-renamed-from'?: string | readonly string[]
  readonly 'x-dropped'?: readonly string[]
}

/** A schema with its unions with null and its `allOf` merged. */
export type Plain = Schema & { readonly nullable: boolean }

const plain = new WeakMap<Schema, Plain>()

const merge = (schemas: readonly Schema[]): Schema => ({
  ...Object.assign({}, ...schemas),
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
  required: schemas.flatMap(({ required }) => required ?? []),
})

const typesOf = (schema: Schema): readonly string[] => {
  if (schema.type === undefined) return []
  return typeof schema.type === 'string' ? [schema.type] : schema.type
}

const fold = (schema: Schema): Plain => {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    const branches = alternatives.map(plainSchema)
    const real = branches.filter((branch) => typesOf(branch).join() !== 'null')
    const { anyOf: _any, oneOf: _one, ...rest } = schema
    const first = real.length === 1 ? real[0] : merge(real)
    return { ...first, ...rest, nullable: real.length < branches.length || branches.some((b) => b.nullable) }
  }
  if (schema.allOf) {
    const { allOf, ...rest } = schema
    const parts = allOf.map(plainSchema)
    return { ...merge([...parts, rest]), nullable: parts.every((part) => part.nullable) }
  }
  const types = typesOf(schema)
  const one = types.filter((type) => type !== 'null')
  return {
    ...schema,
    ...(one.length === 1 && one[0] !== undefined ? { type: one[0] } : {}),
    nullable: types.includes('null'),
  }
}

/** Returns the schema without `null` in its type and with its unions merged; cached per schema. */
export const plainSchema = (schema: Schema): Plain => {
  const cached = plain.get(schema)
  if (cached) return cached
  const folded = fold(schema)
  plain.set(schema, folded)
  return folded
}

/**
 * Returns the document with all `$ref`s resolved; a schema that is used twice is one object.
 * Throws for a reference with no target or out of the document.
 */
export const dereference = (document: JsonObject): JsonObject => {
  const resolved = new Map<string, JsonValue>()

  const resolve = (ref: string): JsonValue => {
    const cached = resolved.get(ref)
    if (cached !== undefined) return cached
    const target = ref.startsWith('#/')
      ? valueAt(document, fromPointer(decodeURIComponent(ref.slice(1))))
      : undefined
    if (target === undefined) throw new Error(`The contract refers to ${ref}, which it does not contain.`)
    if (!isObject(target)) return copy(target)
    const place: JsonObject = {}
    resolved.set(ref, place)
    Object.assign(place, copy(target))
    return place
  }

  const copy = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(copy)
    if (!isObject(value)) return value
    const { $ref: ref, ...beside } = value
    if (typeof ref !== 'string') return copyProperties(value)
    const target = resolve(ref)
    return Object.keys(beside).length === 0 || !isObject(target)
      ? target
      : { ...target, ...copyProperties(beside) }
  }

  const copyProperties = (value: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, entry === undefined ? null : copy(entry)]),
    )

  return copyProperties(document)
}

/** The named schemas of a dereferenced document. */
export const schemasOf = (document: JsonObject): Readonly<Record<string, Schema>> => {
  const schemas = isObject(document.components) ? document.components.schemas : undefined
  return isObject(schemas) ? (schemas as Record<string, Schema>) : {}
}

/** Whether a value of this schema is or contains rich text. */
export const holdsRichText = (raw: Schema, depth = 0): boolean => {
  const { format, items, properties } = plainSchema(raw)
  if (format === 'html') return true
  if (depth > 6) return false
  return [...(items ? [items] : []), ...Object.values(properties ?? {})].some((part) =>
    holdsRichText(part, depth + 1),
  )
}
