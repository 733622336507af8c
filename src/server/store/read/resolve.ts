import type { JsonValue } from '../../../contract/json.ts'
import { defaultLanguage } from '../../../contract/records/language-texts.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable, RecordRow } from '../database.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'
import { referencedSql } from '../write/links.ts'
import type { Lookup, Projection } from './project.ts'
import { budgetedBodySql } from './read-budget.ts'
import { Values } from './where.ts'

class Known<T> {
  readonly #found = new Map<Table, Map<number, T>>()
  #missing = new Map<Table, Set<number>>()

  /** The value, or undefined after marking it as needed. */
  get(table: Table, id: number): T | undefined {
    const value = this.#found.get(table)?.get(id)
    if (value === undefined) {
      const ids = this.#missing.get(table) ?? new Set()
      this.#missing.set(table, ids.add(id))
    }
    return value
  }

  set(table: Table, id: number, value: T): void {
    const values = this.#found.get(table) ?? new Map<number, T>()
    this.#found.set(table, values.set(id, value))
  }

  /** The needed, unknown values; from then on they are `otherwise` until they are set. */
  takeMissing(otherwise: T): [Table, number[]][] {
    const missing = [...this.#missing].map(([table, ids]): [Table, number[]] => [table, [...ids]])
    for (const [table, ids] of missing) for (const id of ids) this.set(table, id, otherwise)
    this.#missing = new Map()
    return missing
  }
}

const noRecord = 'null::timestamptz, null::timestamptz, null::bigint, null::bigint, null::integer'

/** The missing data of one round of projecting, fetched in one statement. */
class Batch implements Lookup {
  readonly language: string
  readonly #records = new Known<StoredRecord | null>()
  readonly #used = new Known<boolean>()

  constructor(language: string) {
    this.language = language
  }

  record(table: Table, id: number): StoredRecord | null {
    return this.#records.get(table, id) ?? null
  }

  referenced(table: Table, id: number): boolean {
    return this.#used.get(table, id) ?? false
  }

  keep(table: Table, records: readonly StoredRecord[]): void {
    for (const record of records) this.#records.set(table, record.id, record)
  }

  /** Fetches the missing data; returns whether there was any. */
  async fetch(db: Queryable): Promise<boolean> {
    const records = this.#records.takeMissing(null)
    const used = this.#used.takeMissing(false).flatMap(([table, ids]) => {
      const sql = referencedSql(table, 'f.id')
      return sql === null ? [] : [{ table, ids, sql }]
    })
    const values = new Values()
    const selects = [
      ...records.map(
        ([table, ids], index) =>
          `select ${index} as source, ${recordColumns('t', budgetedBodySql('t'))} from ${identifier(table.name)} t where t.id = any(${values.add(ids)}::bigint[])`,
      ),
      ...used.map(
        ({ ids, sql }, index) =>
          `select ${records.length + index} as source, f.id, 'true'::jsonb, ${noRecord} from unnest(${values.add(ids)}::bigint[]) as f (id) where ${sql}`,
      ),
    ]
    if (selects.length === 0) return false
    const rows = await db.query<RecordRow & { source: number }>(selects.join(' union all '), values.list)
    for (const row of rows) {
      const record = records[row.source]
      const use = used[row.source - records.length]
      if (record) this.#records.set(record[0], row.id, toRecord(row))
      else if (use) this.#used.set(use.table, row.id, true)
    }
    return true
  }
}

/**
 * Projects records, fetching referenced records in one statement per level of references, for any number of records.
 * `language` is the language code of single texts.
 */
export const projectAll = async (
  db: Queryable,
  table: Table,
  projection: Projection,
  records: readonly StoredRecord[],
  language: string | undefined,
): Promise<JsonValue[]> => {
  const batch = new Batch(language ?? defaultLanguage)
  batch.keep(table, records)
  // Ends at the deepest reference of the schema.
  for (;;) {
    const projected = records.map((record) => projection(record, batch))
    if (!(await batch.fetch(db))) return projected
  }
}
