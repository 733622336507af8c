import { envelopePaths } from '../../../src/contract/conventions/envelope.ts'
import { isObject } from '../../../src/contract/json.ts'
import type { Mode } from '../../../src/contract/operations/operation-names.ts'
import { completed, completedRecord, written } from '../examples/examples.ts'
import { followingValue, type Records } from '../examples/following-values.ts'
import type { Languages } from '../examples/texts.ts'
import type {
  Body,
  Json,
  JsonObject,
  Kinds,
  Resource,
  ResourceRecord,
  Schema,
  SchemasByName,
} from '../resource.ts'
import { fillInAll, type Words } from '../words.ts'
import { bodySchema, partSchema, recordSchema, wholeBody } from './schemas.ts'
import { fullSchema } from './short-schemas.ts'

/** What a resource is filled in from: the kinds, and the schemas that stand in full somewhere. */
export interface Sources {
  readonly kinds: Kinds
  readonly schemas: SchemasByName
  /** What the examples of records say, by the name of the record. */
  readonly records: Records
  readonly languages: Languages
}

type Named<T> = readonly (readonly [name: string, value: T])[]

interface NamedBody {
  readonly name: string
  readonly body: Body
  /** Of a regular operation: which one. */
  readonly kind?: Mode
}

const enveloped = (payload: Schema, { envelope }: Kinds): Schema => ({
  ...envelope,
  properties: { ...envelope.properties, [envelopePaths.payload]: payload },
})

/** The answers of regular operations, and those that the resource says the payload of. */
export const answerSchemas = (
  { answers = {}, record }: Resource,
  words: Words,
  { kinds }: Sources,
): Named<Schema> => {
  const payloads = Object.entries(record ? kinds.payloads : {})
  const regular = payloads.map(
    ([name, payload]) => [`${words.Record}${name}`, fillInAll(payload, words)] as const,
  )
  const others = Object.entries(answers).map(([name, { pageOf, ...payload }]) => {
    const page = pageOf === undefined ? undefined : kinds.payloads.Page
    return [name, page ? fillInAll(page, { ...words, Record: pageOf ?? '' }) : fullSchema(payload)] as const
  })
  return [...regular, ...others].map(([name, payload]) => [name, enveloped(payload, kinds)])
}

/** The parts as they are read and as they are written. */
export const partSchemas = ({ parts = {} }: Resource, { kinds }: Sources): Named<Schema> =>
  Object.entries(parts).flatMap(([name, part]) => [
    [name, partSchema(part, kinds)] as const,
    [
      `${name}Write`,
      bodySchema(wholeBody(part, kinds, 'write'), { kinds, source: part.properties }),
    ] as const,
  ])

const regularBodies = (resource: Resource, record: ResourceRecord, words: Words, kinds: Kinds): NamedBody[] =>
  (['create', 'update'] as const).flatMap((kind): NamedBody[] => {
    const name = fillInAll(kinds.operations[kind].body ?? '', words)
    const declared = { ...resource.bodies, ...resource.schemas }
    if (!resource.operations?.[kind] || Object.hasOwn(declared, name)) return []
    return [{ name, kind, body: wholeBody(record, kinds, kind) }]
  })

const bodiesOf = (resource: Resource, words: Words, { kinds }: Sources): readonly NamedBody[] => [
  ...(resource.record ? regularBodies(resource, resource.record, words, kinds) : []),
  ...Object.entries(resource.bodies ?? {}).map(([name, body]) => ({ name, body })),
]

const withoutNulls = (example: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(example).filter(([, value]) => value !== null))

/** What operations send as an example, by the name of the body; an update's properties are shown as a create's. */
const sentExamples = (
  { operations = {}, paths = {} }: Resource,
  words: Words,
  { kinds }: Sources,
): Readonly<Record<string, JsonObject>> => {
  const regular = (['create', 'update'] as const).map((kind) => ({
    body: fillInAll(kinds.operations[kind].body, words),
    example: operations.create?.example,
  }))
  const others = Object.values(paths).flatMap((item) => Object.values(item))
  return Object.fromEntries(
    [...regular, ...others].flatMap(({ body, example }) =>
      body !== undefined && isObject(example) ? [[body, withoutNulls(example)]] : [],
    ),
  )
}

/** Schemas of the record and of all bodies, and the record's examples in full. */
export const recordSchemas = (
  resource: Resource,
  words: Words,
  table: string,
  sources: Sources,
): { schemas: Named<Schema>; examples: readonly JsonObject[] } => {
  const { kinds, schemas, records } = sources
  const { record, examples: short = [] } = resource
  const bodies = bodiesOf(resource, words, sources)
  const shape = { table, written: bodies.length > 0 }
  const bare = record && recordSchema(record, kinds, shape)
  const examples = bare
    ? short.map((example, index) => {
        const follows = (name: string): Json | undefined =>
          followingValue(name, { example, index, record, records })
        return completedRecord(example, index, bare, { kinds, schemas, follows })
      })
    : short
  const sent = sentExamples(resource, words, sources)
  const bodySchemas = bodies.map(({ name, body, kind }) => {
    const context = { kinds, source: record?.properties ?? {}, kind }
    const whole = bodySchema(body, context)
    const first = record && written(examples[0], whole, schemas)
    const sentExample = completed(sent[name] ?? {}, whole, schemas) as JsonObject
    const example = { ...(isObject(first) && first), ...sentExample }
    return [name, bodySchema(body, { ...context, example })] as const
  })
  const read = record && recordSchema(record, kinds, { ...shape, example: examples[0] })
  return { schemas: [...(read ? [[words.Record, read] as const] : []), ...bodySchemas], examples }
}
