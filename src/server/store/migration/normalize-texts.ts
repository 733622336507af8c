import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { keptSetting, readSetting } from '../system-settings.ts'

interface Row {
  id: number
  version: number
  body: JsonObject
}

/** The name of the database setting for the form of stored texts. */
const setting = 'texts'
const batch = 500

const normalized = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(normalized)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, normalized(entry ?? null)]))
}

const uniqueViolation = '23505'

/** A concurrent write of the record normalizes it too; a record that would become a duplicate stays as it is. */
const rewrite = async (db: Queryable, table: Table, row: Row): Promise<void> => {
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

const rewriteTable = async (db: Queryable, table: Table): Promise<void> => {
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
 * Normalizes the texts of all records to NFC, once per database: earlier versions stored them as typed, and search
 * terms are in NFC. Versions and times of the records are unchanged.
 */
export const normalizeTexts = async (db: Queryable, tables: Tables): Promise<void> => {
  if ((await readSetting(db, setting)) !== undefined) return
  for (const table of tables.values()) await rewriteTable(db, table)
  await keptSetting(db, setting, () => 'NFC')
}
