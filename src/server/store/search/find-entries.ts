import type { JsonObject } from '../../../contract/json.ts'
import type { Condition } from '../../contract/query.ts'
import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Database, Queryable } from '../database.ts'
import { recordKey } from '../history/record-states.ts'
import { parameterValuesSql } from '../read/missing-counts.ts'
import { Values } from '../read/where.ts'
import { retryConflicts } from '../transaction.ts'
import { sortedLength } from './search-table.ts'
import { foldSql, linesSql, patternOf, wordsOf } from './search-text.ts'
import { type Alternatives, withAlike } from './similar-words.ts'

/** A table to search; `only` limits its records, as SQL over the alias `t`. */
export interface Findable {
  readonly name: string
  readonly only?: (values: Values) => string
}

/** A found record. */
export interface FoundEntry {
  readonly table_name: string
  readonly record_id: number
  /** Whether only a similar word was found. */
  readonly similar: boolean
  /** The found words, folded. */
  readonly words: readonly string[]
}

/** Number of the newest records of each kind that are scanned before the index is used. */
const newest = 300
/** Maximum number of index matches that are compared. */
const compared = 300
/** With fewer results than this, similar words are searched too. */
const few = 5

interface Row {
  table_name: string
  record_id: number
}

/** Shared SQL parts of a statement, over the alias `e`. */
const parts = (tables: readonly Findable[], alternatives: readonly Alternatives[], values: Values) => {
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`
  const names = add(
    tables.map(({ name }) => name),
    'text[]',
  )
  const like = (column: string, pattern: string): string => `e.${column} like ${add(pattern, 'text')}`
  const any = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`
  const holds = alternatives.map((words) => any(words.map((word) => like('text', patternOf(word)))))
  const shown = tables.flatMap(({ name, only }) =>
    only
      ? [
          `(e.table_name <> '${name}' or exists (select from ${identifier(name)} t where t.id = e.record_id and ${only(values)}))`,
        ]
      : [],
  )
  const phrase = alternatives.map(([typed = '', nearest = typed]) => nearest).join(' ')
  const named = (pattern: (word: string) => string): string =>
    alternatives.map((words) => any(words.map((word) => like('label', pattern(word))))).join(' and ')
  const rank = `case when e.label || chr(10) like ${add(`%\n ${phrase}\n%`, 'text')} then 5
    when ${like('label', `%\n ${phrase}%`)} then 4
    when ${named((word) => `% ${word}%`)} then 3
    when ${named(patternOf)} then 2 else 1 end`
  return { add, names, phrase, found: [...holds, ...shown].join(' and '), rank }
}

const columns = 'e.table_name, e.record_id, e.label, e.text'

/** Ranks the matches; among equal ones, the shortest names first, alternating between kinds. */
const ranked = (from: string, rank: string, limit: string): string =>
  `select table_name, record_id from (
      select e.*, row_number() over (partition by table_name, rank order by length(label), record_id desc) as turn
      from (select e.*, ${rank} as rank from (${from}) e) e) e
    order by rank desc, turn, length(label), table_name limit ${limit}`

/**
 * Records whose label begins with the phrase, and the newest of each kind: finds words that are in almost every record.
 */
const nearby = (
  db: Queryable,
  tables: readonly Findable[],
  alternatives: readonly Alternatives[],
  limit: number,
): Promise<Row[]> => {
  const values = new Values()
  const { add, names, phrase, found, rank } = parts(tables, alternatives, values)
  const begins = `left(e.label, ${sortedLength}) collate "C"`
  const called = `select ${columns} from search_entry e
    where ${begins} like ${add(`\n ${phrase.slice(0, sortedLength - 2)}%`, 'text')} and e.table_name = any(${names}) and ${found}
    order by ${begins} limit ${add(limit, 'bigint')}`
  const recent = `select ${columns} from unnest(${names}) as kind (name), lateral (
    select * from search_entry e where e.table_name = kind.name order by e.record_id desc limit ${newest}) e where ${found}`
  return db.query<Row>(ranked(`(${called}) union (${recent})`, rank, add(limit, 'bigint')), values.list)
}

/** Records anywhere, by the index. */
const everywhere = (
  database: Database,
  tables: readonly Findable[],
  alternatives: readonly Alternatives[],
  limit: number,
): Promise<Row[]> => {
  const values = new Values()
  const { add, names, found, rank } = parts(tables, alternatives, values)
  const some = `select ${columns} from search_entry e where ${found} and e.table_name = any(${names}) limit ${compared}`
  // Words that are frequent but seldom occur together would cause a scan of the whole table.
  return retryConflicts(() =>
    database.transaction(async ({ query }) => {
      await query('set local enable_seqscan = off')
      return query<Row>(ranked(some, rank, add(limit, 'bigint')), values.list)
    }),
  )
}

/**
 * Records of these tables whose texts contain every word, in any order, the best first; with few results, also those
 * with a similar word.
 */
export const findEntries = async (
  database: Database,
  tables: readonly Findable[],
  text: string,
  limit: number,
): Promise<FoundEntry[]> => {
  const words = wordsOf(text)
  if (words.length === 0 || tables.length === 0) return []
  const found = new Map<string, FoundEntry>()
  const take = (rows: readonly Row[], alternatives: readonly Alternatives[], similar: boolean): void => {
    for (const row of rows)
      if (found.size < limit && !found.has(recordKey(row)))
        found.set(recordKey(row), { ...row, similar, words: alternatives.flat() })
  }
  const exactly = words.map((word) => [word])
  take(await nearby(database, tables, exactly, limit), exactly, false)
  if (found.size < limit) take(await everywhere(database, tables, exactly, limit), exactly, false)
  const alternatives = found.size < few ? await withAlike(database, words) : null
  if (alternatives) take(await everywhere(database, tables, alternatives, limit), alternatives, true)
  return [...found.values()]
}

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
