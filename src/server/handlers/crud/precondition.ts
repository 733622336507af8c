import { versionsIn } from '../../../contract/conventions/version.ts'
import type { JsonValue } from '../../../contract/json.ts'
import { plainSchema } from '../../contract/schema.ts'
import { userResource } from '../../contract/table/field.ts'
import type { Table } from '../../contract/table/table.ts'
import { type ChangedProperty, HttpError } from '../../errors.ts'
import type { Reader } from '../../store/read/reader.ts'
import type { StoredRecord } from '../../store/record.ts'
import { changesSince, type VersionRead } from '../../store/write/changes.ts'

/**
 * Whether the client has the current version: it may send the version (`"3"`), the time of the last change as records
 * show it, or `*` for any.
 */
export function isCurrent(record: StoredRecord, sent: string): boolean {
  return versionsIn(sent).some(
    (tag) => tag === '*' || tag === String(record.version) || Date.parse(tag) === record.modifiedAt.getTime(),
  )
}

/** The version that the client sent; null if it is invalid. */
function versionIn(sent: string): VersionRead | null {
  const [tag = ''] = versionsIn(sent)
  if (/^\d{1,9}$/.test(tag)) return { version: Number(tag) }
  const time = Date.parse(tag)
  return Number.isNaN(time) ? null : { modifiedAt: new Date(time) }
}

/** The data of a conflict response. */
export type VersionConflict = {
  readonly reader: Reader
  readonly table: Table
  /** The record as stored now, and as returned by its get operation. */
  readonly record: StoredRecord
  readonly current: JsonValue
  /** The version as the client sent it. */
  readonly sent: string
  /** The paths of stored properties in the update's body. */
  readonly bodyPaths: ReadonlyMap<string, string>
}

type Named = (user: number | null) => Promise<string | null>

/** Names of users, each read once. */
function userNames(reader: Reader): Named {
  const names = new Map<number, Promise<string | null>>()
  const read = async (id: number): Promise<string | null> => {
    const name = (await reader.get(userResource, id))?.body.name
    return typeof name === 'string' ? name : null
  }
  return async (user) => {
    if (user === null) return null
    const name = names.get(user) ?? read(user)
    names.set(user, name)
    return name
  }
}

async function changesIn(conflict: VersionConflict, nameOf: Named): Promise<ChangedProperty[] | undefined> {
  const { reader, table, record, sent, bodyPaths } = conflict
  const read = versionIn(sent)
  const found = read && (await changesSince(reader.db, table, record.id, read))
  if (!found) return undefined
  const shown = Object.hasOwn.bind(null, plainSchema(table.schema).properties ?? {})
  const changes: ChangedProperty[] = []
  for (const { property, at, by } of found) {
    const path = bodyPaths.get(property) ?? (shown(property) ? `/${property}` : undefined)
    if (path === undefined) continue
    const value = record.body[property] ?? null
    changes.push({ path, changedBy: await nameOf(by), changedDate: at.toISOString(), value })
  }
  return changes
}

/**
 * The refusal to overwrite a newer version: its author, the changes since, and the present record. The message contains
 * no time, since only the client knows the time zone to display.
 */
export async function versionConflict(conflict: VersionConflict): Promise<HttpError> {
  const { reader, table, record, current } = conflict
  const nameOf = userNames(reader)
  const who = await nameOf(record.modifiedBy)
  const params = { resource: table.resource, moment: record.modifiedAt.toISOString() }
  const changes = await changesIn(conflict, nameOf)
  return new HttpError(409, who === null ? 'record.changedBySomebody' : 'record.changed', {
    params: who === null ? params : { ...params, who },
    payload: current,
    ...(changes && { changes }),
  })
}
