import { isObject, mapValues } from '../../src/contract/json.ts'
import { escapeKey } from '../../src/contract/json-pointer.ts'
import { exchanged } from './examples/examples.ts'
import { withTexts } from './examples/texts.ts'
import type { OperationContext } from './operations/operation-context.ts'
import { otherOperation, regularOperation } from './operations/operations.ts'
import { type JsonObject, type KindName, kindNames, type Resource, type Schema } from './resource.ts'
import { answerSchemas, partSchemas, recordSchemas, type Sources } from './schemas/resource-schemas.ts'
import { fullSchema } from './schemas/short-schemas.ts'
import { withUsualProperties } from './schemas/usual-properties.ts'
import { usualTable, type Words, wordsOf } from './words.ts'

/** Where an operation is: its path, its method, and a JSON Pointer into what was filled in. */
export interface Route {
  readonly path: string
  readonly method: string
  readonly pointer: string
}

/** A resource in OpenAPI's words. */
export interface Expanded {
  /** The regular operations, by kind. */
  readonly operations: { readonly [kind: string]: JsonObject }
  /** The other operations, by path and method. */
  readonly paths: { readonly [path: string]: { readonly [method: string]: JsonObject } }
  readonly schemas: { readonly [name: string]: Schema }
  readonly routes: readonly Route[]
  /** Where in the short file each schema that was made comes from, key by key. */
  readonly origins: { readonly [name: string]: readonly string[] }
}

const originsOf = (
  { record, parts = {}, bodies = {}, answers = {} }: Resource,
  { Record: name }: Words,
): Expanded['origins'] => ({
  ...(record && { [name]: ['record'], [`${name}Create`]: ['record'], [`${name}Update`]: ['record'] }),
  ...Object.fromEntries(
    Object.keys(parts).flatMap((part) => [part, `${part}Write`].map((key) => [key, ['parts', part]])),
  ),
  ...mapValues(bodies, (_, body) => ['bodies', body]),
  ...mapValues(answers, (_, answer) => ['answers', answer]),
})

const routesOf = (base: string, { operations = {}, paths = {} }: Resource, { kinds }: Sources): Route[] => [
  ...kindNames.flatMap((name): Route[] => {
    const { path, method } = kinds.operations[name]
    const operation = operations[name]
    return operation
      ? [{ path: operation.path ?? `${base}${path}`, method, pointer: `/operations/${name}` }]
      : []
  }),
  ...Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({ path, method, pointer: `/paths/${escapeKey(path)}/${method}` })),
  ),
]

/** The schema with the areas of uploads that `x-accepts` names as its values. */
const withAreas = (schema: Schema): Schema => {
  const accepts = schema['x-accepts']
  return isObject(accepts) ? { enum: Object.keys(accepts), ...schema } : schema
}

/**
 * A resource's short file in OpenAPI's words: what every operation of its kind has, filled in where the file says
 * nothing else. `tag` is the name of the file, `base` where its paths begin.
 */
export const expand = (tag: string, base: string, file: Resource, sources: Sources): Expanded => {
  const words = wordsOf(tag, file)
  const short = withUsualProperties(withTexts(file, sources.languages), words, sources.kinds)
  const { schemas: ofRecord, examples } = recordSchemas(short, words, usualTable(tag), sources)
  // Aliases of examples stand for the whole ones.
  const whole = new Map((short.examples ?? []).map((example, index) => [example, examples[index]]))
  const resource = exchanged(short, whole)
  const local = new Map([
    ...ofRecord,
    ...partSchemas(short, sources),
    ...answerSchemas(short, words, sources),
    ...Object.entries(short.schemas ?? {}).map(
      ([name, schema]) => [name, withAreas(fullSchema(schema))] as const,
    ),
  ])
  const context: OperationContext = {
    tag,
    resource,
    words,
    kinds: sources.kinds,
    examples,
    local,
    schemas: new Map([...sources.schemas, ...local]),
  }
  const { operations = {}, paths = {} } = resource
  return {
    operations: mapValues(operations, (operation, name) =>
      regularOperation(name as KindName, operation ?? {}, context),
    ),
    paths: mapValues(paths, (item, path) =>
      mapValues(item, (operation, method) => otherOperation(path, method, operation, context)),
    ),
    schemas: Object.fromEntries(local),
    routes: routesOf(base, resource, sources),
    origins: originsOf(short, words),
  }
}
