import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'

/**
 * Besides its body, a record stores when each property was last written: `{since: {version, at}, last, properties:
 * {name: {version, at, by}}}`, times in milliseconds. It is complete from the version `since`: a record may be older
 * than the column. `last` is the last noted version: a program that does not know the column may have written since,
 * and the notes then start over.
 */
export const changesColumn = 'changes'

/** The version of a record that a client read. */
export type VersionRead = { readonly version: number } | { readonly modifiedAt: Date }

/** The author and time of a property's last write. */
export interface Change {
  readonly property: string
  readonly at: Date
  readonly by: number | null
}

interface Noted {
  version: number
  at: number
}
interface Notes {
  since: Noted
  last: number
  properties: Readonly<Record<string, Noted & { by: number | null }>>
}

const milliseconds = (time: string): string => `(extract(epoch from ${time}) * 1000)::bigint`

/** SQL of the notes of a write: `was` is the row before it, `names` the changed properties. */
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

/** SQL of the current notes; null if they do not cover the present version. */
export const presentNotesSql = `case when (${changesColumn} ->> 'last')::integer = version then ${changesColumn} end`

/** Treats missing, null and an empty list as equal, as for readers of the record. */
const orNothing = (value: JsonValue | undefined): JsonValue =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** The properties in which two bodies of a record differ. */
export const changedProperties = (before: JsonObject, after: JsonObject): string[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isDeepStrictEqual(orNothing(before[name]), orNothing(after[name])))
}

const isAfter = (noted: Noted, read: VersionRead): boolean =>
  'version' in read ? noted.version > read.version : noted.at > read.modifiedAt.getTime()

/** The writes since the version that was read, latest first; null if unknown. */
export const changesSince = async (
  db: Queryable,
  table: Table,
  id: number,
  read: VersionRead,
): Promise<Change[] | null> => {
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
