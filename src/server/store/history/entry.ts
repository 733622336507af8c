import type { JsonObject } from '../../../contract/json.ts'
import { fileResource } from '../../contract/table/field.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { fileKeyInText, fileKeySql } from '../files/files.ts'
import { Values } from '../read/where.ts'
import { numbersAt } from '../write/links.ts'
import type { HistoryKind, SignInKind } from './history-table.ts'

/** Keys of files whose addresses are in a record, for example in rich text. */
const keys = new RegExp(fileKeyInText, 'g')

/** SQL for both names under which history and trash store a file (`filesIn`), for the record under this alias. */
export const keptNamesSql = (alias: string): string => `'#' || ${alias}.id, ${fileKeySql(alias)}`

/**
 * The uploaded files that a record refers to, as stored in history and trash: `#12` by id, otherwise by key; null for
 * none.
 */
export const filesIn = (table: Table, ...bodies: readonly JsonObject[]): string[] | null => {
  // A file's own record contains its address.
  if (table.resource === fileResource) return null
  const found = new Set<string>()
  const references = table.references.filter(({ target }) => target === fileResource)
  for (const body of bodies) {
    for (const { path } of references) for (const id of numbersAt(body, path)) found.add(`#${id}`)
    for (const [, key = ''] of JSON.stringify(body).matchAll(keys)) found.add(key)
  }
  return found.size === 0 ? null : [...found]
}

/** The author and origin of a write; all null when the system writes. */
export interface Author {
  /** Id of the user. */
  readonly by: number | null
  /** The operation of the write, by its operationId. */
  readonly operation: string | null
  /** Network address. */
  readonly address: string | null
  /** The client's User-Agent. */
  readonly program: string | null
}

export const system: Author = { by: null, operation: null, address: null, program: null }

/** The content of a history entry besides record and version. */
export interface EntryContent {
  readonly kind: HistoryKind
  readonly author: Author
  readonly before?: JsonObject
  readonly after?: JsonObject
  /** The column of `from` with the written body, where the program does not have it. */
  readonly afterOf?: string
}

/** The given properties of a body, as far as it has them. */
export const partOf = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name] ?? null]] : [])))

const json = (value: JsonObject | undefined): string | null => (value ? JSON.stringify(value) : null)

/** SQL of an additional entry, in the same statement as the write; `from` returns `id` and `version` of the record. */
export const entrySql = (table: Table, from: string, noted: EntryContent, values: Values): string => {
  const { kind, author, before, after, afterOf } = noted
  const files = filesIn(table, before ?? {}, after ?? {})
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`
  return `insert into record_history
    (table_name, record_id, kind, operation, by_user, address, program, version, before, after, files)
    select ${add(table.name, 'text')}, id, ${add(kind, 'text')}, ${add(author.operation, 'text')},
      ${add(author.by, 'bigint')}, ${add(author.address, 'text')}, ${add(author.program, 'text')}, version,
      ${add(json(before), 'jsonb')}, ${afterOf ?? add(json(after), 'jsonb')}, ${add(files, 'text[]')}
    from ${from}`
}

/** Adds an entry for an event without changed properties, or for the erasure of a record's history. */
export const addEntry = async (
  db: Queryable,
  table: Table,
  id: number,
  author: Author,
  kind: 'ERASE' | SignInKind,
): Promise<void> => {
  const values = new Values()
  const from = `(select ${values.add(id)}::bigint as id, null::integer as version) as record`
  await db.query(entrySql(table, from, { kind, author }, values), values.list)
}
