import { readFile } from 'node:fs/promises'
import { isObject, type JsonObject } from '../../contract/json.ts'
import { readRegularId } from '../../contract/operations/operation-names.ts'
import { type Operation, readOperations, type Verb } from './operation.ts'
import { needForSearch, type Query, queryOf } from './query.ts'
import { dereference, plainSchema, type Schema } from './schema.ts'
import { needForIntegrity, needForLanguages, needForQuery } from './table/columns.ts'
import { checkRenames } from './table/stored-objects.ts'
import { readTables, type Table, type Tables } from './table/table.ts'
import { checkTransition } from './transition.ts'

/** Other properties that the keywords of a property name, each with the keyword. */
const namedBy = (property: Schema): (readonly [keyword: string, name: string])[] => {
  const single = (['x-not-before', 'x-month-of'] as const).flatMap((keyword) => {
    const name = property[keyword]
    return name === undefined ? [] : [[keyword, name] as const]
  })
  const agreeing = Object.values(property['x-agrees'] ?? {}).map((name) => ['x-agrees', name] as const)
  return [...single, ...agreeing]
}

/** Throws where a keyword of a body refers to a property that its object does not have. */
export const checkPropertyReferences = (
  raw: Schema,
  source: string,
  within: readonly Schema[] = [],
): void => {
  if (within.includes(raw)) return
  const { properties = {}, items } = plainSchema(raw)
  if (items) checkPropertyReferences(items, source, [...within, raw])
  for (const [name, property] of Object.entries(properties)) {
    for (const [keyword, other] of namedBy(property))
      if (other === name || !Object.hasOwn(properties, other))
        throw new Error(
          `${source}: the ${keyword} of "${name}" names "${other}", which is no other property beside it.`,
        )
    checkPropertyReferences(property, source, [...within, raw])
  }
}

export type { Operation, Verb } from './operation.ts'
export type { Table, Tables } from './table/table.ts'

/** The action of the regular handler for an operation, and its table. */
export interface Regular {
  readonly verb: Verb
  readonly table: Table
  readonly query: Query
}

/** The validated contract, from which routes and tables are built. */
export interface Contract {
  /** The whole document with every `$ref` resolved. */
  readonly document: JsonObject
  readonly operations: readonly Operation[]
  readonly tables: Tables
  /** Tables intentionally no longer used (`x-dropped` of the document). */
  readonly droppedTables: readonly string[]
  /** The operations of the regular handler, by operationId. */
  readonly regular: ReadonlyMap<string, Regular>
}

/** The regular part of an operation of any name that creates a record in a state, or changes its state. */
const transitionOf = (tables: Tables, operation: Operation): Regular | null => {
  const { id, transition, body } = operation
  if (!transition) return null
  const table = tables.get(transition.resource)
  if (!table) throw new Error(`${id}: x-transition names "${transition.resource}", which is not stored.`)
  checkTransition(id, transition, table.schema, body)
  const verb = transition.from === null ? 'create' : 'update'
  return { verb, table, query: queryOf(tables, table, operation) }
}

const regularOf = (tables: Tables, operation: Operation): Regular | null => {
  const moving = transitionOf(tables, operation)
  if (moving) return moving
  const regular = readRegularId(operation.id)
  const table = regular && tables.get(regular.resource)
  return table ? { verb: regular.action, table, query: queryOf(tables, table, operation) } : null
}

const checkNames = (operations: readonly Operation[]): void => {
  const seen = new Set<string>()
  for (const { id } of operations) {
    if (seen.has(id)) throw new Error(`Two operations are called ${id}.`)
    seen.add(id)
  }
}

/**
 * Reads a bundled contract. `handled` lists the operations with a custom handler: their parameters are read as filters
 * only where they match, since only the handler may know them.
 * Throws, naming the operation and property, where the contract cannot be served.
 */
export const readContract = (bundle: JsonObject, handled: ReadonlySet<string> = new Set()): Contract => {
  const document = dereference(bundle)
  const operations = readOperations(document)
  checkNames(operations)
  for (const { id, body } of operations) if (body) checkPropertyReferences(body, `The body of ${id}`)
  const tables = readTables(document, operations)
  const regular = new Map<string, Regular>()
  for (const operation of operations) {
    const found = regularIfFits(tables, operation, handled.has(operation.id))
    if (found) regular.set(operation.id, found)
  }
  for (const table of tables.values()) {
    checkRenames(table)
    needForIntegrity(table)
    needForLanguages(table)
    needForSearch(table, operations)
  }
  for (const { table, query } of regular.values()) needForQuery(table, query)
  return { document, operations, tables, droppedTables: droppedTables(document, tables), regular }
}

const droppedTables = (document: JsonObject, tables: Tables): string[] => {
  const names = Array.isArray(document['x-dropped']) ? document['x-dropped'] : []
  const dropped = names.filter((name) => typeof name === 'string')
  const still = [...tables.values()].find(({ name }) => dropped.includes(name))
  if (still)
    throw new Error(`x-dropped names the table "${still.name}", in which ${still.resource} is stored.`)
  return dropped
}

const regularIfFits = (tables: Tables, operation: Operation, handled: boolean): Regular | null => {
  try {
    return regularOf(tables, operation)
  } catch (error) {
    if (handled) return null
    throw error
  }
}

/** Loads the bundled contract written by `npm run generate`. Throws when the file is missing or is no contract. */
export const loadBundle = async (path: string | URL): Promise<JsonObject> => {
  const bundle: unknown = JSON.parse(await readFile(path, 'utf8'))
  if (!isObject(bundle) || !String(bundle.openapi).startsWith('3.1'))
    throw new Error(`${path} is no OpenAPI 3.1 document; run npm run generate.`)
  return bundle
}
