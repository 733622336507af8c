import { getRecordVersion, listRecordHistory } from '../../../../generated/api/history/history.ts'
import { rowsOf, totalOf } from '../../../contract/conventions/page.ts'
import { pageQuery } from '../../../contract/conventions/query.ts'
import { asRecord, type PlainObject } from '../../../contract/json.ts'
import { isRecordId } from '../../../contract/records/record-id.ts'
import { formFileOf } from '../form/data/form-request.ts'
import { readForm } from '../form/data/mapping.ts'
import { getCell } from '../list/grid/grid-columns.ts'
import { changedKey, type Pair, type TextRecord, textColumn } from './text-rows.ts'

/** Entries per request. */
const size = 50

/** A write of a record, with its texts before and after. */
interface Write {
  before: PlainObject
  after: PlainObject
}

/** Reads the writes of a record that may have changed these properties, newest first. */
const writesOf = async function* (
  { place, stored }: TextRecord,
  properties: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Write> {
  const { module, form } = place
  const resource = String(module.module.resource)
  const recordId = Number(stored.row.id)
  const read = (payload: unknown): PlainObject =>
    payload ? readForm(formFileOf(module), asRecord(payload), form.mapping) : {}
  for (let page = 0; ; page += 1) {
    const { payload } = await listRecordHistory(
      { resource, recordId },
      pageQuery({ page, size }),
      undefined,
      signal,
    )
    const entries = rowsOf(payload)
    for (const { id, kind, changed } of entries) {
      if (kind !== 'UPDATE' || !changed.some((name) => properties.includes(name))) continue
      const version = await getRecordVersion({ resource, recordId, entryId: id }, undefined, signal)
      yield { before: read(version.payload.before), after: read(version.payload.after) }
    }
    if (entries.length < size || (page + 1) * size >= totalOf(payload)) return
  }
}

/**
 * The keys of a record's texts whose source changed after their translation, from its history. Rejects with an
 * `ApiError`, or when `signal` aborts.
 */
export const changedTexts = async (
  record: TextRecord,
  { source, target }: Pair,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const { place } = record
  if (!isRecordId(record.stored.row.id)) return []
  const open = new Set(place.form.columns.map(({ name }) => name))
  const found: string[] = []
  const properties = place.form.columns.flatMap(({ name, options }) => [
    name,
    ...(typeof options.from === 'string' ? [options.from] : []),
  ])
  for await (const { before, after } of writesOf(record, properties, signal)) {
    for (const name of open) {
      const isChanged = (language: number): boolean => {
        const column = textColumn(place, name, language)
        return column !== undefined && getCell(before, column) !== getCell(after, column)
      }
      if (isChanged(target)) open.delete(name)
      else if (isChanged(source)) {
        found.push(changedKey(record, name))
        open.delete(name)
      }
    }
    if (open.size === 0) break
  }
  return found
}
