import { megabyte } from '../../contract/records/limits.ts'
import { type Plain, plainSchema, type Schema } from './schema.ts'

/** The maximum size of a body that the contract allows. */
export interface Bounds {
  /** The length as JSON in UTF-8; infinite where the contract limits neither texts nor lists. */
  readonly bytes: number
  /** The number of values: texts, numbers, lists and so on. */
  readonly values: number
}

/** `\ud83d\ude4f`: the longest encoding of one character. */
const bytesOfSign = 12
const bytesOfNumber = 32
const maxMomentLength = 40

const none: Bounds = { bytes: 0, values: 0 }
const sum = (first: Bounds, second: Bounds): Bounds => ({
  bytes: first.bytes + second.bytes,
  values: first.values + second.values,
})

const textLength = ({ enum: values, format, maxLength = Number.POSITIVE_INFINITY }: Plain): number =>
  values || format === 'date' || format === 'date-time' ? maxMomentLength + longest(values ?? []) : maxLength

const longest = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => String(value).length))

/** The bounds of a value of this schema. */
export const boundsOf = (raw: Schema, within: readonly Schema[] = []): Bounds => {
  const schema = plainSchema(raw)
  if (within.includes(raw)) return { bytes: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY }
  const inside = [...within, raw]
  if (schema.items) {
    const item = boundsOf(schema.items, inside)
    const most = schema.maxItems ?? Number.POSITIVE_INFINITY
    return { bytes: most * (item.bytes + 1) + 2, values: most * item.values + 1 }
  }
  if (schema.properties)
    return Object.entries(schema.properties)
      .map(([name, property]) => sum(boundsOf(property, inside), { bytes: name.length + 4, values: 0 }))
      .reduce(sum, { ...none, bytes: 2, values: 1 })
  if (schema.type === 'string') return { bytes: textLength(schema) * bytesOfSign + 2, values: 1 }
  return { bytes: bytesOfNumber, values: 1 }
}

/** The bounds for a request that has no body in the contract. */
export const defaultBounds: Bounds = { bytes: 64 * 1024, values: 1000 }

/** The longest rich text in three languages fits; files are not counted. */
const maxBodySize = 8 * megabyte

/**
 * The bounds of a body before validation: larger than the contract allows, so that a body slightly too large still gets
 * precise validation errors.
 */
export const boundsOfBody = (body: Schema | null): Bounds => {
  if (body === null) return defaultBounds
  const { bytes, values } = boundsOf(body)
  return {
    bytes: Math.min(maxBodySize, defaultBounds.bytes + bytes),
    values: defaultBounds.values + 2 * values,
  }
}
