import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'

/**
 * Beside its body, a record keeps when each property was last written: `{since: {version, at}, last, properties: {name:
 * {version, at, by}}}`, times in milliseconds. `since` is the version from which on this is complete: a record may be
 * older than the column. `last` is the version noted last: a program that does not know the column may write beside
 * this one, and the note then begins anew.
 */
export const changesColumn = 'changes'

/** The version of a record that a client read. */
export type VersionRead = { readonly version: number } | { readonly modifiedAt: Date }

/** Who wrote a property last, and when. */
export type Change = { readonly property: string; readonly at: Date; readonly by: number | null }

type Noted = { version: number; at: number }
type Notes = {
  since: Noted
  last: number
  properties: Readonly<Record<string, Noted & { by: number | null }>>
}

const milliseconds = (time: string): string => `(extract(epoch from ${time}) * 1000)::bigint`

/** SQL of the note of a write: `was` is the row before it, `names` the properties that it changes. */
export const notesSql = (
  was: string,
  moment: string,
  by: string,
  names: string,
): string => `jsonb_build_object(
    'last', ${was}.version + 1,
    'since', coalesce(${was}.notes -> 'since',
      jsonb_build_object('version', ${was}.version, 'at', ${milliseconds(`${was}.modified_at`)})),
    'properties', coalesce(${was}.notes -> 'properties', '{}') || (
      select coalesce(jsonb_object_agg(name, jsonb_build_object(
        'version', ${was}.version + 1, 'at', ${milliseconds(moment)}, 'by', ${by})), '{}')
      from unnest(${names}) as name))`

/** SQL of the note so far; null where it does not reach to the present version. */
export const presentNotesSql = `case when (${changesColumn} ->> 'last')::integer = version then ${changesColumn} end`

/** Nothing, null and an empty list are the same to whoever reads the record. */
const orNothing = (value: JsonValue | undefined): JsonValue =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** The properties in which two bodies of a record differ. */
export function changedProperties(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isDeepStrictEqual(orNothing(before[name]), orNothing(after[name])))
}

const isAfter = (noted: Noted, read: VersionRead): boolean =>
  'version' in read ? noted.version > read.version : noted.at > read.modifiedAt.getTime()

/** What was written since the version that was read, latest first; null where that is not known. */
export async function changesSince(
  db: Queryable,
  table: Table,
  id: number,
  read: VersionRead,
): Promise<Change[] | null> {
  const [row] = await db.query<{ notes: Notes | null }>(
    `select ${presentNotesSql} as notes from ${identifier(table.name)} where id = $1`,
    [id],
  )
  const notes = row?.notes
  if (!notes || isAfter(notes.since, read)) return null
  return Object.entries(notes.properties)
    .filter(([, noted]) => isAfter(noted, read))
    .sort(([, first], [, second]) => second.version - first.version)
    .map(([property, { at, by }]) => ({ property, at: new Date(at), by }))
}
