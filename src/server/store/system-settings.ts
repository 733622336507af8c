import type { JsonValue } from '../../contract/json.ts'
import type { Queryable } from './database.ts'

/** A value that all processes share; the one that is there, or the new one, whoever writes first. */
export async function keptSetting<T extends JsonValue>(
  db: Queryable,
  name: string,
  make: () => T,
): Promise<T> {
  const find = (): Promise<{ value: T }[]> =>
    db.query<{ value: T }>('select value from system_setting where name = $1', [name])
  const [known] = await find()
  if (known) return known.value
  await db.query('insert into system_setting (name, value) values ($1, $2::jsonb) on conflict do nothing', [
    name,
    JSON.stringify(make()),
  ])
  const [kept] = await find()
  if (!kept) throw new Error(`The setting ${name} could not be stored.`)
  return kept.value
}
