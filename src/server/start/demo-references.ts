import { day, dayFirstOf, monthOf } from '../../contract/dates.ts'
import { isObject, type JsonValue } from '../../contract/json.ts'

const past = /^\$daysAgo:(\d+)$/
const ahead = /^\$(dayAhead|monthAhead):(\d+)$/
const reference = /^\$ref:([a-z_]+):([\w*]+)$/

/** A record that demo content may refer to: by index, or by label where the contract lists all records. */
export interface DemoRecord {
  readonly id: number
  readonly label: string
}
/** Records by table name, in the order of their files. */
export type RecordsByTable = ReadonlyMap<string, readonly DemoRecord[]>

/** The ids in a reference, empty for no match; null when the text is no reference. */
export const referredTo = (text: string, byTable: RecordsByTable): number[] | null => {
  const [, table, key = ''] = reference.exec(text) ?? []
  if (table === undefined) return null
  const records = byTable.get(table) ?? []
  const labels = new RegExp(`^${key.replaceAll('*', '.*')}$`)
  const found = /^\d+$/.test(key)
    ? records.slice(Number(key), Number(key) + 1)
    : records.filter(({ label }) => labels.test(label))
  return found.map(({ id }) => id)
}

const numbersOf = (text: string, byTable: RecordsByTable): number[] | null => {
  const found = referredTo(text, byTable)
  if (found?.length === 0) throw new Error(`The demo content refers to ${text}, which is not there yet.`)
  return found
}

/** A future day in the format DD/MM/YYYY, or the name of its month. */
const dayAhead = (kind: string, days: number): string | null => {
  const written = dayFirstOf(new Date(Date.now() + days * day).toISOString())
  return kind === 'dayAhead' ? written : monthOf(written)
}

/**
 * Replaces `$ref:dua_category:0` with the id of the first record in that table's file; `$ref:privilege:DUA_*`, in a
 * list, with the ids of all records whose label matches; `$daysAgo:3` with a time, so that views of the present year or
 * month have content; `$dayAhead:3` and `$monthAhead:3` with a future day and its month, so that there are always
 * upcoming entries. Throws for a reference without a match.
 */
export const resolveDemo = (value: JsonValue, byTable: RecordsByTable): JsonValue => {
  if (typeof value === 'string') {
    const days = past.exec(value)?.[1]
    if (days !== undefined) return new Date(Date.now() - Number(days) * day).toISOString()
    const [, kind, later] = ahead.exec(value) ?? []
    if (kind !== undefined) return dayAhead(kind, Number(later))
    return numbersOf(value, byTable)?.[0] ?? value
  }
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === 'string' ? (numbersOf(item, byTable) ?? [item]) : [resolveDemo(item, byTable)],
    )
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolveDemo(entry ?? null, byTable)]),
  )
}
