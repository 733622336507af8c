import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import type { Schema } from '../../contract/schema.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Serialized } from '../../stored-model.ts'
import type { Queryable, RecordRow } from '../database.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'
import { readRecord } from '../write/records.ts'
import type { Projection, Projector } from './project.ts'
import { bodySizeSql, maxReadBytes } from './read-budget.ts'
import { countAll } from './record-counts.ts'
import { projectAll } from './resolve.ts'
import { equalsSql, Values } from './where.ts'

/** Reads records. `resource` is the name of a record's schema; properties are stored ones. */
export interface Reader {
  /** For custom SQL; tables are named by `x-table`. */
  readonly db: Queryable
  readonly get: (resource: string, id: number) => Promise<StoredRecord | null>
  /** Records whose properties equal these (ignoring case for unique ones), by id. */
  readonly find: (
    resource: string,
    where: JsonObject,
    options?: { limit?: number; newestFirst?: boolean },
  ) => Promise<StoredRecord[]>
  /**
   * Like `find`, limited to the size of one response. `leftOut` is the number of omitted records: groups from before
   * `x-group-limit` may be larger.
   */
  readonly findWithinBudget: (
    resource: string,
    where: JsonObject,
    options?: { newestFirst?: boolean },
  ) => Promise<{ records: StoredRecord[]; leftOut: number }>
  readonly count: (resource: string, where: JsonObject) => Promise<number>
  /**
   * Records in the format of the contract: in their own schema, or in another one of `components.schemas`, by name;
   * `Model` is the generated model of that schema.
   */
  readonly project: <Model = JsonValue>(
    resource: string,
    records: readonly StoredRecord[],
    options?: { as?: string; language?: string },
  ) => Promise<Serialized<Model>[]>
  /** The same, with a compiled projection. */
  readonly projectWith: (
    resource: string,
    projection: Projection,
    records: readonly StoredRecord[],
  ) => Promise<JsonValue[]>
}

/** The dependencies of a reader. */
export interface ReaderParts {
  readonly tables: Tables
  readonly projector: Projector
  readonly schemas: Readonly<Record<string, Schema>>
}

/** The table of a resource. Throws for a resource that is not stored. */
export const tableOf = (tables: Tables, resource: string): Table => {
  const table = tables.get(resource)
  if (!table) throw new Error(`The contract stores no ${resource}.`)
  return table
}

const whereSql = (table: Table, where: JsonObject, values: Values): string => {
  const parts = Object.entries(where).map(([property, value]) =>
    equalsSql(table, property, value ?? null, 't', values),
  )
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`
}

/** Creates a reader over these connections. */
export const createReader = ({ tables, projector, schemas }: ReaderParts, db: Queryable): Reader => ({
  db,
  get: (resource, id) => readRecord(db, tableOf(tables, resource), id),
  find: async (resource, where, { limit = null, newestFirst = false } = {}) => {
    const table = tableOf(tables, resource)
    const values = new Values()
    const found = whereSql(table, where, values)
    const range = ` limit ${values.add(limit)}::bigint`
    const rows = await db.query<RecordRow>(
      `select ${recordColumns('t')} from ${identifier(table.name)} t${found} order by t.id${newestFirst ? ' desc' : ''}${range}`,
      values.list,
    )
    return rows.map(toRecord)
  },
  findWithinBudget: async (resource, where, { newestFirst = false } = {}) => {
    const table = tableOf(tables, resource)
    const values = new Values()
    const found = whereSql(table, where, values)
    const order = `order by t.id${newestFirst ? ' desc' : ''}`
    const rows = await db.query<RecordRow & { found: number }>(
      `with sized as (
            select t.id, count(*) over () as found,
              sum(${bodySizeSql('t')}) over (${order} rows unbounded preceding) as bytes
            from ${identifier(table.name)} t${found})
          select s.found, ${recordColumns('t')} from sized s join ${identifier(table.name)} t on t.id = s.id
            where s.bytes <= ${maxReadBytes} ${order}`,
      values.list,
    )
    return { records: rows.map(toRecord), leftOut: (rows[0]?.found ?? rows.length) - rows.length }
  },
  count: async (resource, where) => {
    const table = tableOf(tables, resource)
    if (Object.keys(where).length === 0) return countAll(db, table)
    const values = new Values()
    const found = whereSql(table, where, values)
    const sql = `select count(*) as count from ${identifier(table.name)} t${found}`
    const [row] = await db.query<{ count: number }>(sql, values.list)
    return row?.count ?? 0
  },
  project: async <Model>(
    resource: string,
    records: readonly StoredRecord[],
    { as, language }: { as?: string; language?: string } = {},
  ) => {
    const table = tableOf(tables, resource)
    const schema = as === undefined ? table.schema : schemas[as]
    if (!schema) throw new Error(`The contract has no schema ${as}.`)
    const projection = projector.compile(table, schema)
    const shown: unknown[] = await projectAll(db, table, projection, records, language)
    return shown as Serialized<Model>[]
  },
  projectWith: (resource, projection, records) =>
    projectAll(db, tableOf(tables, resource), projection, records, undefined),
})
