import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { keptSetting, readSetting } from '../system-settings.ts'

type Row = { id: number; version: number; body: JsonObject }

/** How stored texts are written, under this name among the settings that the database keeps. */
const setting = 'texts'
const batch = 500

function normalized(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(normalized)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, normalized(entry ?? null)]))
}

const uniqueViolation = '23505'

/** A record that somebody writes meanwhile is brought to NFC by that; one that would be the double of another stays. */
async function rewrite(db: Queryable, table: Table, row: Row): Promise<void> {
  try {
    await db.query(`update ${identifier(table.name)} set body = $3::jsonb where id = $1 and version = $2`, [
      row.id,
      row.version,
      JSON.stringify(normalized(row.body)),
    ])
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error
  }
}

async function rewriteTable(db: Queryable, table: Table): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db.query<Row>(
      `select id, version, body from ${identifier(table.name)}
        where id > $1 and body::text is not nfc normalized order by id limit ${batch}`,
      [after],
    )
    for (const row of rows) await rewrite(db, table, row)
    after = rows.at(-1)?.id ?? 0
    if (rows.length < batch) return
  }
}

/**
 * Brings the texts of all records to NFC, once in the life of a database: programs before this one stored them as they
 * were typed, and what is searched for is in NFC. Versions and times of the records stay.
 */
export async function normalizeTexts(db: Queryable, tables: Tables): Promise<void> {
  if ((await readSetting(db, setting)) !== undefined) return
  for (const table of tables.values()) await rewriteTable(db, table)
  await keptSetting(db, setting, () => 'NFC')
}
