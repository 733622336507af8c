import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { root } from './root.ts'
import { resourceFile, resourcesFolder } from './written-files.ts'

/** A parsed file of `openapi/resources/`; aliases are resolved, references are not. */
export interface ResourceFile {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PlainObject>>>>
  readonly schemas: Readonly<Record<string, PlainObject>>
}

/** Parses a file of `openapi/resources/`. */
export const parseResource = (text: string): ResourceFile => {
  const content: unknown = parse(text, { maxAliasCount: -1 })
  return {
    paths: asRecord(valueAt(content, ['paths'])) as ResourceFile['paths'],
    schemas: asRecord(valueAt(content, ['components', 'schemas'])) as ResourceFile['schemas'],
  }
}

/** An operation of a file with its path and method. */
export interface PlacedOperation {
  readonly path: string
  readonly method: string
  readonly operation: PlainObject
}

/** The operations of a file. */
export const operationsIn = ({ paths }: ResourceFile): readonly PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

/** The operation with this id; undefined if the file has none. */
export const operationOf = (file: ResourceFile, id: string): PlacedOperation | undefined =>
  operationsIn(file).find(({ operation }) => operation.operationId === id)

/** The tags of the contract, from its file names. */
export const resourceTags = (): readonly string[] =>
  readdirSync(join(root, resourcesFolder)).map((name) => name.replace(/\.yaml$/, ''))

/** The contract files of stored records, by resource. */
export const storedResources = (): ReadonlyMap<
  string,
  { readonly tag: string; readonly file: ResourceFile }
> =>
  new Map(
    resourceTags().flatMap((tag) => {
      const file = parseResource(readFileSync(join(root, resourceFile(tag)), 'utf8'))
      return Object.entries(file.schemas).flatMap(([name, schema]) =>
        isObject(schema) && schema['x-table'] !== undefined ? [[name, { tag, file }] as const] : [],
      )
    }),
  )
