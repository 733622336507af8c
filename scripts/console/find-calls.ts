import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import type { ApiOperation } from './document.ts'
import type { ResourceCall } from './resource.ts'

/** How much of the smaller of two objects' properties the other has, from 0 to 1. */
export const likeness = (reader: SchemaReader, one: unknown, other: unknown): number => {
  const [a, b] = [reader.names(one), reader.names(other)]
  const shared = a.filter((name) => b.includes(name)).length
  return shared / Math.max(1, Math.min(a.length, b.length))
}

/** The path of the record in a response or body: itself, or the object that has the properties of a row. */
export const recordAt = (reader: SchemaReader, schema: unknown, row: Schema): string | undefined => {
  if (schema === undefined) return undefined
  const inner = reader
    .names(schema)
    .filter((name) => typesOf(reader.property(schema, name) ?? {}).includes('object'))
    .map((name) => ({ name, share: likeness(reader, reader.property(schema, name), row) }))
    .sort((a, b) => b.share - a.share)[0]
  const own = likeness(reader, schema, row)
  return inner && inner.share > Math.max(0.5, own) ? inner.name : ''
}

/** Whether a parameter has listed values, or a list of them. */
const hasChoices = (schema: PlainObject): boolean =>
  Array.isArray(schema.enum) || Array.isArray(asRecord(schema.items).enum)

/** Whether an operation has required parameters that nothing provides: no default, example or choice. */
export const missingParameter = ({ parameters }: ApiOperation): string | undefined =>
  parameters.find(
    ({ in: place, required, schema, example, name }) =>
      required &&
      (place === 'query' || place === 'header') &&
      !/^(authorization|accept|content-type)$/i.test(name) &&
      schema.default === undefined &&
      example === undefined &&
      !hasChoices(schema) &&
      !typesOf(schema).includes('boolean'),
  )?.name

/** A call as the document has it. */
export const callOf = ({ call }: ApiOperation): ResourceCall => ({ call })

/** Fixed values of the required parameters that have no choice for users. */
export const withFixed = (operation: ApiOperation, call: ResourceCall, isList: boolean): ResourceCall => {
  const givenValue = ({ schema, example }: ApiOperation['parameters'][number]): unknown =>
    schema.default ?? example ?? (Array.isArray(schema.enum) ? schema.enum[0] : undefined)
  const needed = (place: string) =>
    operation.parameters.filter((one) => one.in === place && one.required && givenValue(one) !== undefined)
  // The choices of a list are filters.
  const query = needed('query').filter(({ schema }) => !isList || !hasChoices(schema))
  const headers = needed('header').filter(({ name }) => !/^(authorization|accept|content-type)$/i.test(name))
  const values = (parameters: typeof query) =>
    Object.fromEntries(parameters.map((one) => [one.name, givenValue(one)]))
  return {
    ...call,
    ...(query.length > 0 && { query: values(query) }),
    ...(headers.length > 0 && { headers: values(headers) as Record<string, string> }),
  }
}

/** The constant properties of an object, by their paths. */
const constantsIn = (reader: SchemaReader, holder: unknown, prefix: string): (readonly [string, unknown])[] =>
  reader.names(holder).flatMap((name) => {
    const { const: only, enum: choices, example } = reader.property(holder, name) ?? {}
    const [first, ...others] = Array.isArray(choices) ? choices : []
    const value = only ?? (others.length === 0 ? first : undefined) ?? (name === 'type' ? example : undefined)
    return value === undefined ? [] : [[[prefix, name].filter(Boolean).join('.'), value] as const]
  })

/** Where a body has the record, and the values that it always has, as JSON:API demands. */
export const bodyCall = (
  reader: SchemaReader,
  operation: ApiOperation,
  row: Schema,
  attributes: string | undefined,
): ResourceCall => {
  const record = recordAt(reader, operation.response, row) ?? ''
  const outer = recordAt(reader, operation.body?.schema, row) ?? ''
  const holder = reader.at(operation.body?.schema, outer)
  const inner = attributes !== undefined && reader.property(holder, attributes) ? attributes : ''
  const body = [outer, inner].filter(Boolean).join('.')
  const fixed = inner === '' ? [] : constantsIn(reader, holder, outer)
  return {
    ...callOf(operation),
    ...(record !== '' && { record }),
    ...(body !== '' && { body }),
    ...(fixed.length > 0 && { set: Object.fromEntries(fixed) }),
  }
}
