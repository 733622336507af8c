import type { JsonValue } from '../../contract/json.ts'
import type { Queryable } from './database.ts'

/** A value shared by all processes; undefined if it was never stored. */
export const readSetting = async <T extends JsonValue>(
  db: Queryable,
  name: string,
): Promise<T | undefined> => {
  const [row] = await db.query<{ value: T }>('select value from system_setting where name = $1', [name])
  return row?.value
}

/** Stores a value, replacing an earlier one. */
export const storeSetting = async (db: Queryable, name: string, value: JsonValue): Promise<void> => {
  await db.query(
    `insert into system_setting (name, value) values ($1, $2::jsonb)
      on conflict (name) do update set value = excluded.value where system_setting.value <> excluded.value`,
    [name, JSON.stringify(value)],
  )
}

/** The stored value, or the new one if there is none: of concurrent writers the first wins. */
export const keptSetting = async <T extends JsonValue>(
  db: Queryable,
  name: string,
  make: () => T,
): Promise<T> => {
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
