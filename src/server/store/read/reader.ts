import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import type { Schema } from '../../contract/schema.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Serialized } from '../../stored-model.ts'
import type { Queryable, RecordRow } from '../database.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'
import { readRecord } from '../write/records.ts'
import { equalsSql } from './equals.ts'
import type { Projection, Projector } from './project.ts'
import { bodySizeSql, maxReadBytes } from './read-budget.ts'
import { countAll } from './record-counts.ts'
import { projectAll } from './resolve.ts'
import { Values } from './where.ts'

/** Reads records. `resource` is the name of a record's schema; properties are those that are stored. */
export type Reader = {
  /** For SQL of one's own; tables are named by `x-table`. */
  readonly db: Queryable
  readonly get: (resource: string, id: number) => Promise<StoredRecord | null>
  /** Records whose properties equal these (unique ones: letter case aside), by number. */
  readonly find: (
    resource: string,
    where: JsonObject,
    options?: { limit?: number; newestFirst?: boolean },
  ) => Promise<StoredRecord[]>
  /**
   * Records like those of `find`, as many of them as one response may hold. `leftOut` counts the others: groups that were
   * written before `x-group-limit` may be larger.
   */
  readonly findWithinBudget: (
    resource: string,
    where: JsonObject,
    options?: { newestFirst?: boolean },
  ) => Promise<{ records: StoredRecord[]; leftOut: number }>
  readonly count: (resource: string, where: JsonObject) => Promise<number>
  /**
   * Records as the contract shows them: in the shape of their own schema, or of another one, given by its name in
   * `components.schemas`; `Model` is the generated model of that schema.
   */
  readonly project: <Model = JsonValue>(
    resource: string,
    records: readonly StoredRecord[],
    options?: { as?: string; language?: string },
  ) => Promise<Serialized<Model>[]>
  /** The same, by a projection that is compiled already. */
  readonly projectWith: (
    resource: string,
    projection: Projection,
    records: readonly StoredRecord[],
  ) => Promise<JsonValue[]>
}

/** What a reader is built from. */
export type ReaderParts = {
  readonly tables: Tables
  readonly projector: Projector
  readonly schemas: Readonly<Record<string, Schema>>
}

/** The table of a resource. Throws where the contract stores none. */
export function tableOf(tables: Tables, resource: string): Table {
  const table = tables.get(resource)
  if (!table) throw new Error(`The contract stores no ${resource}.`)
  return table
}

function whereSql(table: Table, where: JsonObject, values: Values): string {
  const parts = Object.entries(where).map(([property, value]) =>
    equalsSql(table, property, value ?? null, 't', values),
  )
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`
}

/** Reads by these connections. */
export function createReader({ tables, projector, schemas }: ReaderParts, db: Queryable): Reader {
  return {
    db,
    get: (resource, id) => readRecord(db, tableOf(tables, resource), id),
    find: async (resource, where, { limit, newestFirst = false } = {}) => {
      const table = tableOf(tables, resource)
      const values = new Values()
      const found = whereSql(table, where, values)
      const limitSql = limit === undefined ? '' : ` limit ${values.add(limit)}::bigint`
      const rows = await db.query<RecordRow>(
        `select ${recordColumns('t')} from ${identifier(table.name)} t${found} order by t.id${newestFirst ? ' desc' : ''}${limitSql}`,
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
  }
}
