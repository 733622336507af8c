import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { day, dayFirstOf, hour, monthOf } from '../../contract/dates.ts'
import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { identifier } from '../contract/table/names.ts'
import type { Table, Tables } from '../contract/table/table.ts'
import type { Writer } from '../store/write/writer.ts'

const past = /^\$daysAgo:(\d+)$/
const ahead = /^\$(dayAhead|monthAhead):(\d+)$/
const reference = /^\$ref:([a-z_]+):([\w*]+)$/

/** A record that demo content may refer to: by index, or by label where the contract lists all records. */
export interface DemoRecord {
  readonly id: number
  readonly label: string
}
/** Records by table name, in the order of their files. */
export type RecordsByTable = ReadonlyMap<string, readonly DemoRecord[]>

/** The ids in a reference, empty for no match; null when the text is no reference. */
export const referredTo = (text: string, byTable: RecordsByTable): number[] | null => {
  const [, table, key = ''] = reference.exec(text) ?? []
  if (table === undefined) return null
  const records = byTable.get(table) ?? []
  const labels = new RegExp(`^${key.replaceAll('*', '.*')}$`)
  const found = /^\d+$/.test(key)
    ? records.slice(Number(key), Number(key) + 1)
    : records.filter(({ label }) => labels.test(label))
  return found.map(({ id }) => id)
}

const numbersOf = (text: string, byTable: RecordsByTable): number[] | null => {
  const found = referredTo(text, byTable)
  if (found?.length === 0) throw new Error(`The demo content refers to ${text}, which is not there yet.`)
  return found
}

/** A future day in the format DD/MM/YYYY, or the name of its month. */
const dayAhead = (kind: string, days: number): string | null => {
  const written = dayFirstOf(new Date(Date.now() + days * day).toISOString())
  return kind === 'dayAhead' ? written : monthOf(written)
}

/**
 * Replaces `$ref:dua_category:0` with the id of the first record in that table's file; `$ref:privilege:DUA_*`, in a
 * list, with the ids of all records whose label matches; `$daysAgo:3` with a time, so that views of the present year or
 * month have content; `$dayAhead:3` and `$monthAhead:3` with a future day and its month, so that there are always
 * upcoming entries. Throws for a reference without a match.
 */
export const resolveDemo = (value: JsonValue, byTable: RecordsByTable): JsonValue => {
  if (typeof value === 'string') {
    const days = past.exec(value)?.[1]
    if (days !== undefined) return new Date(Date.now() - Number(days) * day).toISOString()
    const [, kind, later] = ahead.exec(value) ?? []
    if (kind !== undefined) return dayAhead(kind, Number(later))
    return numbersOf(value, byTable)?.[0] ?? value
  }
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === 'string' ? (numbersOf(item, byTable) ?? [item]) : [resolveDemo(item, byTable)],
    )
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolveDemo(entry ?? null, byTable)]),
  )
}

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
