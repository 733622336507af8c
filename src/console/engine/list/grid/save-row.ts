import { ApiError } from '../../../../client/api-error.ts'
import { queryClient } from '../../../../client/query-client.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { entriesFor } from '../../../widgets/translations/translation-entries.ts'
import { openRecord } from '../../form/data/change-record.ts'
import { formFileOf, lookupRequest } from '../../form/data/form-request.ts'
import { startData } from '../../form/data/form-start.ts'
import { type SavedFiles, saveRecord } from '../../form/saving/save-record.ts'
import { savedBefore } from '../../form/saving/use-base-record.ts'
import { validatorRequest } from '../../form/validation/use-validator.ts'
import type { ListPage } from '../use-list-page.ts'
import { findSaved, type StoredRecords } from './find-saved.ts'
import { type GridColumn, getCell, isSameCell, withCells } from './grid-columns.ts'
import type { RowEdit } from './grid-edits.ts'
import { CellConflict } from './save-errors.ts'
import type { SavedRow, SaveTarget } from './save-target.ts'

type Page = Pick<ListPage, 'module' | 'list' | 'values'>

type Target = Pick<SaveTarget, 'page' | 'form' | 'upload'>

/** How the files of a row are uploaded; undefined if it has none. */
const filesOf = (upload: Target['upload'], signal: AbortSignal): SavedFiles | undefined =>
  upload && { upload: (pending, file) => upload(pending, file, signal), settled: () => undefined }

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

/** Creates a record of a new row, once per key: after a lost response, a repetition returns the same record. */
const createRow = async (target: Target, edit: RowEdit, signal: AbortSignal): Promise<SavedRow> => {
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
    }
    const { id } = await saveRecord({ ...record, files: filesOf(upload, signal), signal })
    return { id, params: { id } }
  } catch (error) {
    // An earlier attempt without a response stored the row as it was then.
    const id = savedBefore(error)
    if (typeof id !== 'number') throw error
    const { params } = await updateRow(target, edit, signal, { params: { id }, isOwn: true })
    return { id, params }
  }
}

/**
 * Saves an edited or new row. If `stored` is given, an earlier request may have created the record of a new row: it is
 * looked for first. Rejects with a {@link CellConflict}, an `InvalidRecord`, an `UnclearRecord` or an `ApiError`, or when
 * `signal` aborts.
 */
export const saveRow = async (
  target: Target,
  edit: RowEdit,
  signal: AbortSignal,
  stored?: StoredRecords,
): Promise<SavedRow> => {
  if (edit.params) return updateRow(target, edit, signal, { params: edit.params })
  const { page, form } = target
  const found = stored && (await findSaved(page, form, edit.tried ?? edit.cells, stored, signal))
  if (!found) return createRow(target, edit, signal)
  const { id } = found.row
  // Cells that have changed since the earlier request.
  await updateRow(target, edit, signal, { params: { id }, isOwn: true })
  return { id, params: { id } }
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
