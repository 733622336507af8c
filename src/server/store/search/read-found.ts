import type { JsonObject } from '../../../contract/json.ts'
import type { Condition } from '../../contract/query.ts'
import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { parameterValuesSql } from '../read/parameter-values.ts'
import type { FoundEntry } from './find-entries.ts'
import { foldSql, linesSql } from './search-text.ts'

/** A text of a record, and its folded form. */
export interface Line {
  readonly property: string
  readonly text: string
  readonly folded: string
}

/** The displayed data of a found record. */
export interface FoundRow {
  readonly table_name: string
  readonly id: number
  /** Its searched texts, in the order of the contract; null for none. */
  readonly lines: readonly Line[] | null
  readonly values: JsonObject
}

/** A table, the filters of its lists, and all tables. */
export interface SearchedTable {
  readonly table: Table
  readonly conditions: readonly Condition[]
  readonly tables: Tables
}

/** The record's values for all parameters, as one object. */
const valuesSql = ({ table, conditions, tables }: SearchedTable): string => {
  const values = parameterValuesSql(table, conditions, tables)
  return `jsonb_build_object(${[...values].map(([name, sql]) => `${literal(name)}, ${sql}`).join(', ')})`
}

const rowsSql = (shown: SearchedTable, place: string): string => {
  const { table } = shown
  const properties = [...table.searched].map(literal).join(', ')
  const line = `jsonb_build_object('property', property, 'text', line, 'folded', ${foldSql('line')})`
  return `select ${literal(table.name)} as table_name, t.id, ${valuesSql(shown)} as values, (
      select jsonb_agg(${line} order by place, number)
        from unnest(array[${properties}]::text[]) with ordinality as searched (property, place),
          unnest(string_to_array(${linesSql('t.body', 'property')}, chr(10))) with ordinality as lines (line, number)
        where btrim(line) <> '') as lines
    from ${identifier(table.name)} t where t.id = any(${place}::bigint[])`
}

/** Reads the displayed data of found records that still exist, in one statement. */
export const readFound = async (
  db: Queryable,
  shown: ReadonlyMap<string, SearchedTable>,
  entries: readonly FoundEntry[],
): Promise<ReadonlyMap<FoundEntry, FoundRow>> => {
  const byTable = [...Map.groupBy(entries, ({ table_name }) => table_name)].flatMap(([name, group]) => {
    const found = shown.get(name)
    return found ? [{ found, ids: group.map(({ record_id }) => record_id) }] : []
  })
  if (byTable.length === 0) return new Map()
  const rows = await db.query<FoundRow>(
    byTable.map(({ found }, index) => rowsSql(found, `$${index + 1}`)).join('\nunion all\n'),
    byTable.map(({ ids }) => ids),
  )
  const byKey = new Map(rows.map((row) => [`${row.table_name} ${row.id}`, row]))
  return new Map(
    entries.flatMap((entry) => {
      const row = byKey.get(`${entry.table_name} ${entry.record_id}`)
      return row ? [[entry, row] as const] : []
    }),
  )
}
