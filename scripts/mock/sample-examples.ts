import { envelopePaths } from '../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../src/contract/conventions/page.ts'
import {
  asRecord,
  isObject,
  mapValues,
  ownValue,
  type PlainObject,
  valueAt,
} from '../../src/contract/json.ts'
import { type Document, endpointsOf } from '../shared/contract.ts'

const objectAt = (value: unknown, ...path: readonly string[]): PlainObject => asRecord(valueAt(value, path))

const nameOf = (ref: unknown): string => (typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '')

const refsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  return isObject(value) ? [nameOf(value.$ref), ...Object.values(value).flatMap(refsIn)] : []
}

/** Names of the schemas that a part of the document refers to. */
const schemasIn = (schemas: PlainObject, part: unknown, found = new Set<string>()): ReadonlySet<string> => {
  for (const name of refsIn(part)) {
    if (name === '' || found.has(name)) continue
    found.add(name)
    schemasIn(schemas, schemas[name], found)
  }
  return found
}

/** The records in response examples, by schema name: rows of pages and lists, single records. */
const rowsBySchema = (document: PlainObject): ReadonlyMap<string, readonly unknown[]> => {
  const schemas = objectAt(document, 'components', 'schemas')
  const rows = new Map<string, readonly unknown[]>()
  for (const { operation } of endpointsOf(document as Document)) {
    const { schema, example } = objectAt(operation, 'responses', '200', 'content', 'application/json')
    const response = schemas[nameOf(valueAt(schema, ['$ref']))]
    const payload = objectAt(response, 'properties', envelopePaths.payload)
    const list = { ...payload, ...objectAt(payload, 'properties', pagePaths.rows) }
    const name = nameOf(valueAt(list, ['items', '$ref']) ?? payload.$ref)
    const value = valueAt(example, [envelopePaths.payload])
    const shown = [valueAt(value, [pagePaths.rows]) ?? value].flat()
    if (name !== '') rows.set(name, [...(rows.get(name) ?? []), ...shown])
  }
  return rows
}

const minRows = 3

/** Sample values for a text or number: the examples of the schema and of the records. */
const choicesOf = (
  { type, examples, enum: choices, const: fixed }: PlainObject,
  shown: readonly unknown[],
): readonly unknown[] => {
  const types = [type].flat()
  const isFree = choices === undefined && fixed === undefined
  if (!isFree || !types.some((one) => one === 'string' || one === 'number' || one === 'integer')) return []
  const declared = Array.isArray(examples) ? examples : []
  const plain = [...declared, ...shown].filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  )
  return plain.length === 0 ? [] : [...new Set(types.includes('null') ? [...plain, null] : plain)]
}

/**
 * Narrows a schema to plausible values: closed objects, examples for texts and numbers, several rows in lists of
 * records.
 */
const narrowed = (
  schema: unknown,
  isRecord: (name: string) => boolean,
  shown: readonly unknown[],
): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => narrowed(part, isRecord, shown))
  if (!isObject(schema)) return schema
  const { examples: _, properties, ...rest } = schema
  const choices = choicesOf(schema, shown)
  const below = (name: string): readonly unknown[] => shown.map((value) => ownValue(value, name))
  return {
    ...mapValues(rest, (part, key) => narrowed(part, isRecord, key === 'items' ? shown.flat() : shown)),
    ...(choices.length > 0 && { enum: choices }),
    ...(isRecord(nameOf(valueAt(schema, ['items', '$ref']))) && { minItems: minRows }),
    ...(isObject(properties) && {
      properties: mapValues(properties, (part, name) => narrowed(part, isRecord, below(name))),
      additionalProperties: false,
    }),
  }
}

/**
 * The bundled contract with plausible generated responses: texts and numbers from the examples, only the schema's
 * properties, at least three records per list. The validation of requests is unchanged.
 */
export const withSampleExamples = (document: PlainObject): PlainObject => {
  const schemas = objectAt(document, 'components', 'schemas')
  const requests = endpointsOf(document as Document).map(({ operation }) => [
    operation.parameters,
    operation.requestBody,
  ])
  const sent = schemasIn(schemas, [requests, valueAt(document, ['components', 'parameters'])])
  const rows = rowsBySchema(document)
  const isRecord = (name: string): boolean => valueAt(schemas, [name, 'x-table']) !== undefined
  const made = mapValues(schemas, (schema, name) =>
    sent.has(name) ? schema : narrowed(schema, isRecord, rows.get(name) ?? []),
  )
  return { ...document, components: { ...objectAt(document, 'components'), schemas: made } }
}
