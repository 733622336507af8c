import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Database } from '../../../src/server/store/database.ts'

/** Every row of every table except sessions, which a dump lacks, and the next ids. */
export const contentOf = async (database: Database): Promise<Record<string, unknown>> => {
  const tables = await database.query<{
    name: string
  }>(`select tablename::text as name from pg_tables where schemaname = current_schema()
      and tablename not in ('applied_definition', 'record_change', 'search_word', 'session') order by 1`)
  const content: Record<string, unknown> = {}
  for (const { name } of tables)
    content[name] = await database.query(`select to_jsonb(t) as row from "${name}" t order by 1`)
  const sequences = await database.query<{ name: string }>(
    'select sequencename::text as name from pg_sequences where schemaname = current_schema() order by 1',
  )
  for (const { name } of sequences)
    content[name] = await database.query(
      `select last_value + case when is_called then 1 else 0 end as next from "${name}"`,
    )
  return content
}

/** The records that the program remembers as its own. */
export const definitionsOf = (database: Database): Promise<unknown[]> =>
  database.query('select name, definition from applied_definition order by name')

/** The lines of a dump. */
export const linesOf = (dump: Buffer): string[] => gunzipSync(dump).toString('utf8').split('\n')

/** The dump with other lines. */
export const rewritten = (dump: Buffer, change: (lines: string[]) => string[]): Buffer =>
  gzipSync(change(linesOf(dump)).join('\n'))

/** The dump with a text replaced, which it must contain. */
export const changed = (dump: Buffer, what: string, by: string): Buffer => {
  const text = linesOf(dump).join('\n')
  expect(text).toContain(what)
  return gzipSync(text.replaceAll(what, by))
}
