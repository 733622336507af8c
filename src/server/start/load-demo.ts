import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '../../contract/dates.ts'
import { isObject, type JsonObject } from '../../contract/json.ts'
import { identifier } from '../contract/table/names.ts'
import type { Table, Tables } from '../contract/table/table.ts'
import type { Writer } from '../store/write/writer.ts'
import { type DemoRecord, resolveDemo } from './demo-references.ts'

/** The initial records of one table, in stored form; `$createdAt` is the time of creation. */
export interface DemoTable {
  readonly table: Table
  readonly bodies: readonly JsonObject[]
}

const folder = join(import.meta.dirname, '../store/demo')

const readTables = async (tables: Tables): Promise<DemoTable[]> => {
  const byName = new Map([...tables.values()].map((table) => [table.name, table]))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const found: DemoTable[] = []
  for (const file of files) {
    const table = byName.get(file.slice(0, -'.json'.length))
    if (!table) continue
    const bodies: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
    if (!Array.isArray(bodies) || !bodies.every(isObject))
      throw new Error(`${file} must hold a list of records.`)
    found.push({ table, bodies })
  }
  return found
}

/** Referenced tables first; records of a table keep their order. */
const inOrder = (demo: readonly DemoTable[]): DemoTable[] => {
  const ordered: DemoTable[] = []
  const visit = (entry: DemoTable, above: readonly DemoTable[]): void => {
    if (ordered.includes(entry) || above.includes(entry)) return
    for (const { target } of entry.table.references) {
      const before = demo.find(({ table }) => table.resource === target)
      if (before) visit(before, [...above, entry])
    }
    ordered.push(entry)
  }
  for (const entry of demo) visit(entry, [])
  return ordered
}

/** The records stored before the demo content: privileges and static pages, in the contract's order. */
const storedRecords = async (tables: Tables, writer: Writer): Promise<Map<string, DemoRecord[]>> => {
  const byTable = new Map<string, DemoRecord[]>()
  for (const table of tables.values()) {
    const existing = await writer.find(table.resource, {})
    byTable.set(
      table.name,
      existing.map(({ id, body }) => ({ id, label: String(body[table.label] ?? '') })),
    )
  }
  return byTable
}

/** Stores a copy of the file in `$file`, and returns the properties of its record. */
export type KeepFile = (path: string) => Promise<JsonObject>

const withFile = async ({ $file: file, ...body }: JsonObject, keepFile: KeepFile): Promise<JsonObject> =>
  typeof file === 'string' ? { ...body, ...(await keepFile(join(folder, 'files', file))) } : body

/**
 * Reads the demo content for the contract's tables, `demo/<table>.json` with one list of records each, and stores its
 * files. Referenced tables come first. Runs before the transaction that stores the records.
 */
export const prepareDemo = async (tables: Tables, keepFile: KeepFile): Promise<DemoTable[]> => {
  const prepared: DemoTable[] = []
  for (const { table, bodies } of inOrder(await readTables(tables))) {
    const withFiles: JsonObject[] = []
    for (const body of bodies) withFiles.push(await withFile(body, keepFile))
    prepared.push({ table, bodies: withFiles })
  }
  return prepared
}

/** Stores prepared demo content. */
export const loadDemo = async (tables: Tables, writer: Writer, demo: readonly DemoTable[]): Promise<void> => {
  const byTable = await storedRecords(tables, writer)
  for (const { table, bodies } of demo) {
    const written: DemoRecord[] = []
    byTable.set(table.name, written)
    for (const [index, body] of bodies.entries()) {
      const { $createdAt: at, ...stored } = body
      const id = await writer.insert(table.resource, resolveDemo(stored, byTable) as JsonObject)
      written.push({ id, label: String(stored[table.label] ?? '') })
      // Spread over the past, so that lists have an order by date.
      const time =
        typeof at === 'string' ? new Date(at) : new Date(Date.now() - (bodies.length - index) * 7 * hour)
      await writer.db.query(
        `update ${identifier(table.name)} set created_at = $2, modified_at = $2 where id = $1`,
        [id, time.toISOString()],
      )
    }
  }
}
