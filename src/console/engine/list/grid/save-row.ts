import { ApiError } from '../../../../client/api-error.ts'
import { queryClient } from '../../../../client/query-client.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isRecordId } from '../../../../contract/records/record-id.ts'
import { routeParameter } from '../../../../modules/format/paths.ts'
import { entriesFor } from '../../../widgets/translations/translation-entries.ts'
import { openRecord } from '../../form/data/change-record.ts'
import { formFileOf, lookupRequest, valuesFromRoute } from '../../form/data/form-request.ts'
import { startData } from '../../form/data/use-form-start.ts'
import { type SavedFiles, saveRecord } from '../../form/saving/save-record.ts'
import { settleFile } from '../../form/saving/upload-files.ts'
import { savedBefore } from '../../form/saving/use-base-record.ts'
import { validatorRequest } from '../../form/validation/use-validator.ts'
import type { ListRow } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'
import { findSaved, isUnchanged } from './find-saved.ts'
import { type GridColumn, getCell, isSameCell, withCells } from './grid-columns.ts'
import type { RowEdit } from './grid-edits.ts'
import {
  type Attempts,
  CellConflict,
  isRepeatable,
  type SavedRow,
  type SaveTarget,
  UnclearRecord,
} from './save-attempts.ts'
import type { StoredRow } from './use-grid-rows.ts'

type Page = Pick<ListPage, 'module' | 'list' | 'values'>

type Target = Pick<SaveTarget, 'page' | 'form' | 'upload'>

/** How the files of a row are uploaded; undefined if it has none. */
const filesOf = (
  upload: Target['upload'],
  signal: AbortSignal,
  settled: SavedFiles['settled'] = () => undefined,
): SavedFiles | undefined => upload && { upload: (pending, file) => upload(pending, file, signal), settled }

/** The parameters of the edit address of a record. */
const paramsOf = ({ module }: Page, id: unknown): PlainObject => ({
  [routeParameter(formFileOf(module).pathParams?.id) ?? 'id']: id,
})

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

const contextOf = ({ values }: Page, params: PlainObject) => ({
  ...values,
  route: { ...values.route, ...params },
})

/** The cells that another user changed to something else since they were shown here. */
const conflictsIn = (
  data: PlainObject,
  columns: readonly GridColumn[],
  { cells, base }: RowEdit,
): PlainObject =>
  Object.fromEntries(
    columns
      .filter(({ key }) => Object.hasOwn(cells, key) && Object.hasOwn(base, key))
      .map((column) => ({ key: column.key, theirs: getCell(data, column) }))
      .filter(({ key, theirs }) => !isSameCell(theirs, base[key]) && !isSameCell(theirs, cells[key]))
      .map(({ key, theirs }) => [key, theirs]),
  )

/** Saves the changed cells of a stored record: loads it for update, merges them, and sends it as its form would. */
const updateRow = async (
  target: Target,
  edit: RowEdit,
  signal: AbortSignal,
  options: { params: PlainObject; isOwn?: boolean; isRepeated?: boolean },
): Promise<SavedRow> => {
  const { page, form, upload } = target
  const { columns, isPartial = false } = form
  const { params, isOwn = false, isRepeated = false } = options
  const record = await openRecord(page.module, contextOf(page, params), signal)
  const theirs = isOwn ? {} : conflictsIn(record.data, columns, edit)
  if (Object.keys(theirs).length > 0) throw new CellConflict(theirs)
  const next = withCells(record.data, columns, edit.cells)
  const changed = columns.filter(
    (column) =>
      Object.hasOwn(edit.cells, column.key) &&
      !isSameCell(getCell(next, column), getCell(record.data, column)),
  )
  const cellsOf = (data: PlainObject): PlainObject =>
    Object.fromEntries(changed.map((column) => [column.key, getCell(data, column)]))
  const saved = { id: params.id, params, before: cellsOf(record.data), after: cellsOf(next) }
  // Also true if an earlier attempt succeeded without a response.
  if (changed.length === 0) return saved
  // A form requires a text in every language; other missing texts must not block this one.
  const written = ({ name }: GridColumn): unknown => (isPartial ? entriesFor([], next[name]) : next[name])
  try {
    await record.save(
      Object.fromEntries(changed.map((column) => [column.name, written(column)])),
      isPartial ? 'changed' : 'all',
      filesOf(upload, signal),
    )
  } catch (error) {
    // Saved by another user since it was loaded: their values are compared once more.
    if (!isConflict(error) || isRepeated) throw error
    return updateRow(target, edit, signal, { ...options, isRepeated: true })
  }
  return saved
}

/**
 * Creates a record of a new row, once per key: after a lost response, a repetition returns the same record. At an API
 * without keys, `attempts` keeps the cells of the request until its result is known.
 */
const createRow = async (
  target: Target,
  edit: RowEdit,
  signal: AbortSignal,
  attempts?: Attempts,
): Promise<SavedRow> => {
  const { page, form, upload } = target
  const { module } = page
  const { creation: mapping } = form
  const [validator, lookup] = await Promise.all([
    form.validator ?? queryClient.fetchQuery(validatorRequest(module)),
    formFileOf(module).lookup && queryClient.fetchQuery(lookupRequest(module, page.values)),
  ])
  const values = { ...page.values, lookup: lookup?.payload }
  const start = startData(formFileOf(module), mapping, values, undefined)
  const data = withCells(start, form.columns, edit.cells)
  let sent = edit.cells
  const settled: SavedFiles['settled'] = (pending, file) => {
    sent = settleFile(sent, pending, { ...file, pending })
  }
  try {
    const record = {
      module,
      mapping,
      validator,
      values,
      data,
      opened: start,
      key: edit.key,
      rulesFor: 'all' as const,
      onTry: () => void attempts?.unclear.set(edit.key, [sent]),
    }
    const { id } = await saveRecord({ ...record, files: filesOf(upload, signal, settled), signal })
    attempts?.unclear.delete(edit.key)
    if (id === undefined) attempts?.unnamed.set(edit.key, sent)
    else attempts?.owners.set(String(id), edit.key)
    return { id, params: paramsOf(page, id), sent }
  } catch (error) {
    if (error instanceof ApiError && (error.refused || error.isBlocked)) attempts?.unclear.delete(edit.key)
    else if (attempts) attempts.stored = undefined
    // An earlier attempt without a response stored the row as it was then.
    const id = savedBefore(error)
    if (!isRecordId(id)) throw error
    const params = paramsOf(page, id)
    await updateRow(target, edit, signal, { params, isOwn: true })
    return { id, params }
  }
}

/** Finds the record that one of some requests for a row created. Rejects like `findSaved`. */
const findRow = (
  { page, form }: Target,
  key: string,
  signal: AbortSignal,
  attempts: Attempts,
  requests: readonly PlainObject[],
) => {
  const read = async ({ row }: StoredRow): Promise<PlainObject> =>
    (await openRecord(page.module, contextOf(page, paramsOf(page, row.id)), signal)).data
  return findSaved({ page, form, key, attempts, read, signal }, requests)
}

/** The cells of a row that differ from those of an earlier request. */
const changedSince = ({ page, form }: Target, cells: PlainObject, before: PlainObject): PlainObject => {
  const start = startData(formFileOf(page.module), form.creation, page.values, undefined)
  return Object.fromEntries(
    form.columns
      .filter(({ key }) => Object.hasOwn(cells, key) || Object.hasOwn(before, key))
      .map((column) => {
        const { key } = column
        const [from, to] = [before, cells].map((of) =>
          Object.hasOwn(of, key) ? of[key] : getCell(start, column),
        )
        return { key, from, to }
      })
      .filter(({ from, to }) => !isUnchanged(from, to))
      .map(({ key, to }) => [key, to]),
  )
}

/**
 * Saves an edited or new row. At an API without idempotency keys, the record of an earlier request for a new row is looked
 * for first. Rejects with a {@link CellConflict}, an `InvalidRecord`, an {@link UnclearRecord} or an
 * `ApiError`, or when `signal` aborts.
 */
export const saveRow = async (
  target: Target,
  edit: RowEdit,
  signal: AbortSignal,
  known: Attempts,
): Promise<SavedRow> => {
  if (edit.params) return updateRow(target, edit, signal, { params: edit.params })
  const attempts = isRepeatable(target) ? undefined : known
  const found =
    attempts &&
    (await findRow(target, edit.key, signal, attempts, attempts.unclear.get(edit.key) ?? []).catch(
      (error: unknown) => {
        // The user checks the list: the next save sends the row.
        if (error instanceof UnclearRecord) attempts.unclear.delete(edit.key)
        throw error
      },
    ))
  if (!found) return createRow(target, edit, signal, attempts)
  const { id } = found.saved.row
  const params = paramsOf(target.page, id)
  const cells = changedSince(target, edit.cells, found.cells)
  if (Object.keys(cells).length > 0)
    await updateRow(target, { ...edit, cells }, signal, { params, isOwn: true })
  attempts?.unclear.delete(edit.key)
  return { id, params }
}

/**
 * A record that was created from a new row as a row of its list: only what is known of it if the API returned its id,
 * else looked for in the list. Rejects with an `ApiError` if there is none, or when `signal` aborts.
 */
export const createdRow = async (
  target: Target,
  edit: RowEdit,
  { id, sent = edit.cells }: SavedRow,
  attempts: Attempts,
  signal: AbortSignal,
): Promise<ListRow> => {
  const { module, values } = target.page
  if (id !== undefined) return { ...valuesFromRoute(formFileOf(module), values.route), id, name: edit.name }
  const found = await findRow(target, edit.key, signal, attempts, [sent])
  if (!found) throw new ApiError(404, '')
  return found.saved.row
}

/** Restores the previous cells of a saved row; rejects with a {@link CellConflict} if another user has changed them. */
export const restoreRow = async (
  target: Target,
  { params, before = {}, after = {} }: SavedRow,
  signal: AbortSignal,
): Promise<void> => {
  if (Object.keys(before).length === 0) return
  await updateRow(target, { cells: before, base: after, name: '', key: '' }, signal, { params })
}
