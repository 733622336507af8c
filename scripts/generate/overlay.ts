import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { applyOverlay } from 'openapi-overlays-js/src/overlay.js'
import { parse } from 'yaml'
import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import { overlayFile } from '../shared/overlay.ts'
import { root } from '../shared/root.ts'

type Json = Record<string, unknown>

const readOverlay = async (file: string): Promise<PlainObject> => {
  const overlay: unknown = parse(await readFile(file, 'utf8'))
  const name = relative(root, file)
  if (!isObject(overlay) || !/^1\.0\.\d+$/.test(String(overlay.overlay)))
    throw new Error(`${name} is no OpenAPI Overlay 1.0: begin it with "overlay: 1.0.0"`)
  if (!Array.isArray(overlay.actions) || overlay.actions.length === 0)
    throw new Error(`${name} has no actions`)
  return overlay
}

/** Every object in a document. */
const objectsIn = function* (value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (isObject(value)) yield value as Json
  for (const part of Object.values(value)) yield* objectsIn(part)
}

/** Removes names from `required` whose property was removed, and paths without operations. */
const removeRemains = (document: Json, before: PlainObject): void => {
  const schemas = asRecord(valueAt(document, ['components', 'schemas'])) as Record<string, Json>
  for (const [name, schema] of Object.entries(schemas)) {
    if (!Array.isArray(schema.required)) continue
    const had = asRecord(valueAt(before, ['components', 'schemas', name, 'properties']))
    const has = asRecord(schema.properties)
    const isRemoved = (key: string): boolean => Object.hasOwn(had, key) && !Object.hasOwn(has, key)
    schema.required = schema.required.filter((key) => !isRemoved(String(key)))
  }
  const paths = asRecord(document.paths) as Json
  for (const [path, item] of Object.entries(paths))
    if (Object.keys(asRecord(item)).length === 0) delete paths[path]
}

type Resolve = (schema: unknown) => PlainObject

/** Resolves references of a document's schemas. */
export const resolver =
  (document: PlainObject): Resolve =>
  (schema) => {
    const { $ref, ...own } = asRecord(schema)
    return typeof $ref === 'string'
      ? { ...resolver(document)(valueAt(document, fromPointer($ref))), ...own }
      : own
  }

/** A value without the properties that its schema had (`was`) and no longer has (`is`). */
export const withoutRemoved = (
  example: unknown,
  was: unknown,
  is: unknown,
  resolve: { was: Resolve; is: Resolve },
): unknown => {
  const [before, after] = [resolve.was(was), resolve.is(is)]
  const inItems = (item: unknown): unknown => withoutRemoved(item, before.items, after.items, resolve)
  const combined = (['allOf', 'anyOf', 'oneOf'] as const).reduce<unknown>((value, key) => {
    const parts = Array.isArray(before[key]) ? before[key] : []
    return parts.reduce<unknown>(
      (left, part, at) => withoutRemoved(left, part, valueAt(after, [key, at]), resolve),
      value,
    )
  }, example)
  if (Array.isArray(combined)) return before.items === undefined ? combined : combined.map(inItems)
  if (!isObject(combined)) return combined
  const [had, has] = [asRecord(before.properties), asRecord(after.properties)]
  const kept = Object.entries(combined).filter(
    ([name]) => !Object.hasOwn(had, name) || Object.hasOwn(has, name),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      Object.hasOwn(had, name) ? withoutRemoved(value, had[name], has[name], resolve) : value,
    ]),
  )
}

/** Places of an operation that have contents: its request body, and its responses. */
const contentPlaces = (operation: unknown): string[][] => [
  ['requestBody'],
  ...Object.keys(asRecord(asRecord(operation).responses)).map((status) => ['responses', status]),
]

/** Every content of the operations, with its place in the document. */
const contentsIn = function* (document: Json): Generator<{ place: readonly string[]; media: Json }> {
  for (const [path, item] of Object.entries(asRecord(document.paths)))
    for (const [method, operation] of Object.entries(asRecord(item)))
      for (const part of contentPlaces(operation)) {
        const at = ['paths', path, method, ...part, 'content']
        for (const [type, media] of Object.entries(asRecord(valueAt(document, at))))
          yield { place: [...at, type], media: media as Json }
      }
}

/** Removes the removed properties from all examples of requests and responses. */
const pruneExamples = (document: Json, before: PlainObject): void => {
  const resolve = { was: resolver(before), is: resolver(document) }
  for (const { place, media } of contentsIn(document)) {
    const was = valueAt(before, [...place, 'schema'])
    const one = (example: unknown): unknown => withoutRemoved(example, was, media.schema, resolve)
    if (Object.hasOwn(media, 'example')) media.example = one(media.example)
    for (const named of Object.values(asRecord(media.examples)) as Json[]) named.value = one(named.value)
  }
}

const danglingReference = (document: PlainObject): string | undefined => {
  for (const { $ref } of objectsIn(document))
    if (typeof $ref === 'string' && valueAt(document, fromPointer($ref)) === undefined) return $ref
  return undefined
}

/**
 * A bundled contract with an OpenAPI Overlay applied, and without what the removed parts leave behind: names in
 * `required`, empty paths, values in examples. Throws when the overlay is malformed or removes something that others
 * still refer to.
 */
export const overlaid = async <Document extends object>(
  contract: Document,
  name: string,
): Promise<Document> => {
  const file = overlayFile(name)
  const overlay = await readOverlay(file)
  const document = applyOverlay(structuredClone(contract), overlay)
  removeRemains(document as Json, contract as Json)
  pruneExamples(document as Json, contract as Json)
  const missing = danglingReference(document as Json)
  if (missing !== undefined)
    throw new Error(`${relative(root, file)} removes ${missing}, which others refer to`)
  return document
}
