import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Shape } from '../../contract/table/shape.ts'
import type { Queryable } from '../database.ts'

/** A record by table name and id. */
export interface RecordName {
  readonly table_name: string
  readonly record_id: number
}

/** The state of a record: stored, in the trash, permanently deleted, or deleted and erased from the history. */
export type RecordState = 'PRESENT' | 'TRASHED' | 'GONE' | 'ERASED'

/** A map key for a record. */
export const recordKey = ({ table_name, record_id }: RecordName): string => `${table_name} ${record_id}`

/** The states of these records; null for a record that neither exists nor has a history. */
export const recordStates = async (
  db: Queryable,
  records: readonly RecordName[],
): Promise<(record: RecordName) => RecordState | null> => {
  const states = new Map<string, RecordState>()
  for (const [name, ofTable] of Map.groupBy(records, ({ table_name }) => table_name)) {
    const kept = (where: string): string =>
      `exists (select from record_history h where h.table_name = $1 and h.record_id = wanted.id${where})`
    const rows = await db.query<{ id: number; state: RecordState | null }>(
      `select wanted.id, case
          when exists (select from ${identifier(name)} t where t.id = wanted.id) then 'PRESENT'
          when exists (select from record_trash r where r.table_name = $1 and r.record_id = wanted.id) then 'TRASHED'
          when ${kept(' and (h.before is not null or h.after is not null)')} then 'GONE'
          when ${kept('')} then 'ERASED' end as state
        from unnest($2::bigint[]) as wanted (id)`,
      [name, [...new Set(ofTable.map(({ record_id }) => record_id))]],
    )
    for (const { id, state } of rows)
      if (state !== null) states.set(recordKey({ table_name: name, record_id: id }), state)
  }
  return (record) => states.get(recordKey(record)) ?? null
}

const namedIn = (shape: Shape, value: JsonValue): JsonValue => {
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.map((item) => namedIn(items, item)) : value
  }
  return isObject(value) && shape.properties.size > 0 ? currentNames(shape, value) : value
}

/** The body with former property names (`x-renamed-from`) replaced by the present ones. */
export const currentNames = ({ properties }: Shape, body: JsonObject): JsonObject => {
  const now = new Map<string, string>()
  for (const [name, { renamedFrom }] of properties) for (const earlier of renamedFrom) now.set(earlier, name)
  const named: JsonObject = {}
  for (const [stored, value = null] of Object.entries(body)) {
    const name = now.get(stored) ?? stored
    const shape = properties.get(name)
    named[name] = shape ? namedIn(shape, value) : value
  }
  return named
}
