import { completed, completedRecord, exchanged, written } from './examples.ts'
import { otherOperation, regularOperation } from './operations.ts'
import type { Body, JsonObject, KindName, Kinds, Known, Resource, Schema } from './resource.ts'
import { isObject, kindNames } from './resource.ts'
import { bodySchema, partSchema, recordSchema, wholeBody } from './schemas.ts'
import { fillInAll, type Words, wordsOf } from './words.ts'

/** A resource in OpenAPI's words. */
export interface Expanded {
  /** The regular operations, by kind. */
  readonly operations: { readonly [kind: string]: JsonObject }
  /** The other operations, by path and method. */
  readonly paths: { readonly [path: string]: { readonly [method: string]: JsonObject } }
  readonly schemas: { readonly [name: string]: Schema }
  /** Where in the short file each schema that was made comes from. */
  readonly origins: { readonly [name: string]: readonly string[] }
  /** Where each operation is: its path, its method, and a JSON Pointer into this. */
  readonly routes: readonly { readonly path: string; readonly method: string; readonly pointer: string }[]
}

/** What a resource is filled in from: the kinds, and the schemas that stand in full somewhere. */
export interface Sources {
  readonly kinds: Kinds
  readonly known: Known
}

const enveloped = (payload: Schema, { envelope }: Kinds): Schema => ({
  ...envelope,
  properties: { ...envelope.properties, payload },
})

const answerSchemas = (
  { answers = {}, record }: Resource,
  words: Words,
  kinds: Kinds,
): [string, Schema][] => {
  const regular = record
    ? Object.entries(kinds.payloads).map(([name, payload]): [string, Schema] => [
        `${words.Record}${name}`,
        fillInAll(payload, words),
      ])
    : []
  return [...regular, ...Object.entries(answers)].map(([name, payload]) => [name, enveloped(payload, kinds)])
}

const partSchemas = ({ parts = {} }: Resource, kinds: Kinds): [string, Schema][] =>
  Object.entries(parts).flatMap(([name, part]): [string, Schema][] => [
    [name, partSchema(part, kinds)],
    [`${name}Write`, bodySchema(wholeBody(part, kinds, 'write'), { kinds, source: part.properties })],
  ])

const tails = { create: 'Create', update: 'Update' } as const

/** The bodies of the regular operations and those of their own, by name, with the kind of the regular ones. */
const bodiesOf = (
  { record, operations = {}, bodies = {}, schemas = {} }: Resource,
  { Record: name }: Words,
  kinds: Kinds,
): [string, Body, 'create' | 'update' | undefined][] => [
  ...(['create', 'update'] as const)
    .filter((kind) => record && operations[kind])
    .filter(
      (kind) =>
        !Object.hasOwn(bodies, `${name}${tails[kind]}`) && !Object.hasOwn(schemas, `${name}${tails[kind]}`),
    )
    .map((kind): [string, Body, 'create' | 'update'] => [
      `${name}${tails[kind]}`,
      record ? wholeBody(record, kinds, kind) : {},
      kind,
    ]),
  ...Object.entries(bodies).map(([bodyName, body]): [string, Body, undefined] => [bodyName, body, undefined]),
]

/** The examples of what is sent, by the name of the body. */
const sentExamples = (
  { operations = {}, paths = {} }: Resource,
  { Record: name }: Words,
): Record<string, JsonObject> => {
  const others = Object.values(paths).flatMap((item) => Object.values(item))
  const create = { ...operations.create, body: `${name}Create` }
  return Object.fromEntries(
    [...others, create, { ...create, body: `${name}Update` }].flatMap(
      ({ body, example }): [string, JsonObject][] =>
        body !== undefined && isObject(example)
          ? [[body, Object.fromEntries(Object.entries(example).filter(([, value]) => value !== null))]]
          : [],
    ),
  )
}

const derived = (
  tag: string,
  resource: Resource,
  words: Words,
  { kinds, known }: Sources,
): { schemas: [string, Schema][]; examples: readonly JsonObject[] } => {
  const { record } = resource
  const bodies = bodiesOf(resource, words, kinds)
  const given = { table: tag.replaceAll('-', '_'), written: bodies.length > 0 }
  const bare = record && recordSchema(record, kinds, given)
  const examples = (resource.examples ?? []).map((example, index) =>
    bare ? completedRecord(example, index, bare, kinds, known) : example,
  )
  const sent = sentExamples(resource, words)
  const source = record?.properties ?? {}
  const bodySchemas = bodies.map(([name, body, kind]): [string, Schema] => {
    const context = { kinds, source, ...(kind && { body: kind }) }
    const whole = bodySchema(body, context)
    const first = record && written(examples[0], whole, known)
    const example = { ...(isObject(first) && first), ...(completed(sent[name] ?? {}, whole, known) as JsonObject) }
    return [name, bodySchema(body, { ...context, example })]
  })
  return {
    schemas: [
      ...(record
        ? [
            [words.Record, recordSchema(record, kinds, { ...given, example: examples[0] })] as [
              string,
              Schema,
            ],
          ]
        : []),
      ...bodySchemas,
    ],
    examples,
  }
}

const originsOf = (
  { record, parts = {}, bodies = {}, answers = {} }: Resource,
  { Record: name }: Words,
): Record<string, readonly string[]> => ({
  ...(record && { [name]: ['record'], [`${name}Create`]: ['record'], [`${name}Update`]: ['record'] }),
  ...Object.fromEntries(
    Object.keys(parts).flatMap((part) => [
      [part, ['parts', part]],
      [`${part}Write`, ['parts', part]],
    ]),
  ),
  ...Object.fromEntries(Object.keys(bodies).map((body) => [body, ['bodies', body]])),
  ...Object.fromEntries(Object.keys(answers).map((answer) => [answer, ['answers', answer]])),
})

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * A resource's short file in OpenAPI's words: what every operation of its kind has, filled in where the file says
 * nothing else. `base` is where its paths begin.
 */
export const expand = (tag: string, base: string, given: Resource, sources: Sources): Expanded => {
  const { kinds } = sources
  const words = wordsOf(tag, given)
  const { schemas: ofRecord, examples } = derived(tag, given, words, sources)
  const whole = new Map((given.examples ?? []).map((example, index) => [example, examples[index]]))
  const resource = exchanged(given, whole)
  const own = new Map([
    ...ofRecord,
    ...partSchemas(given, kinds),
    ...answerSchemas(given, words, kinds),
    ...Object.entries(given.schemas ?? {}),
  ])
  const context = { tag, resource, words, kinds, examples, own, known: new Map([...sources.known, ...own]) }
  const regular = kindNames.flatMap((name): [KindName, JsonObject][] => {
    const operation = resource.operations?.[name]
    return operation ? [[name, regularOperation(name, operation, context)]] : []
  })
  const others = Object.entries(resource.paths ?? {})
  const inPath = (path: string): Record<string, JsonObject> =>
    Object.fromEntries(
      Object.entries(resource.paths?.[path] ?? {}).map(([method, operation]) => [
        method,
        otherOperation(path, method, operation, context),
      ]),
    )
  return {
    operations: Object.fromEntries(regular),
    paths: Object.fromEntries(others.map(([path]) => [path, inPath(path)])),
    schemas: Object.fromEntries(own),
    origins: originsOf(given, words),
    routes: [
      ...regular.map(([name]) => ({
        path: resource.operations?.[name]?.path ?? `${base}${kinds.operations[name].path}`,
        method: kinds.operations[name].method,
        pointer: `/operations/${name}`,
      })),
      ...others.flatMap(([path, item]) =>
        Object.keys(item).map((method) => ({ path, method, pointer: `/paths/${escaped(path)}/${method}` })),
      ),
    ],
  }
}
