import { userResource } from '../contract/field.ts'
import { inWords } from '../contract/names.ts'
import type { Table } from '../contract/table.ts'
import { conflict, type HttpError } from '../errors.ts'
import type { JsonValue } from '../json.ts'
import type { Reader, StoredRecord } from '../store/store.ts'

/** The version a record has, as `ETag` and `If-Match` carry it. */
export const versionTag = (record: StoredRecord): string => `"${record.version}"`

/**
 * Whether the client read the present version: it may send the version (`"3"`), the time of the last change as records
 * show it, or `*` for any.
 */
export function isPresent(record: StoredRecord, sent: string): boolean {
  const tags = sent.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )
  return tags.some(
    (tag) => tag === '*' || tag === String(record.version) || Date.parse(tag) === record.modifiedAt.getTime(),
  )
}

const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The refusal to overwrite a newer version: who wrote it, when, and the record as it is now. */
export async function changedMeanwhile(
  reader: Reader,
  table: Table,
  record: StoredRecord,
  present: JsonValue,
): Promise<HttpError> {
  const user = record.modifiedBy === null ? null : await reader.get(userResource, record.modifiedBy)
  const who = typeof user?.body.name === 'string' ? user.body.name : 'Somebody else'
  const what = `${who} changed this ${inWords(table.resource)} at ${moment(record.modifiedAt)}`
  return conflict(`${what}, after you opened it.`, [], present)
}
