import type { JsonValue } from '../../contract/json.ts'
import type { Queryable } from './database.ts'

/** A value that all processes share; undefined where nobody has written it. */
export async function readSetting<T extends JsonValue>(db: Queryable, name: string): Promise<T | undefined> {
  const [row] = await db.query<{ value: T }>('select value from system_setting where name = $1', [name])
  return row?.value
}

/** Writes it in the place of what is there. */
export async function storeSetting(db: Queryable, name: string, value: JsonValue): Promise<void> {
  await db.query(
    `insert into system_setting (name, value) values ($1, $2::jsonb)
      on conflict (name) do update set value = excluded.value where system_setting.value <> excluded.value`,
    [name, JSON.stringify(value)],
  )
}

/** The value that is there, or the new one where there is none: of several who write at the same moment the first counts. */
export async function keptSetting<T extends JsonValue>(
  db: Queryable,
  name: string,
  make: () => T,
): Promise<T> {
  const stored = await readSetting<T>(db, name)
  if (stored !== undefined) return stored
  await db.query('insert into system_setting (name, value) values ($1, $2::jsonb) on conflict do nothing', [
    name,
    JSON.stringify(make()),
  ])
  const kept = await readSetting<T>(db, name)
  if (kept === undefined) throw new Error(`The setting ${name} could not be stored.`)
  return kept
}
