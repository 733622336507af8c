import { lookupQuery } from '../../../../client/lookup-query.ts'
import { recordsIn } from '../../../../contract/conventions/page.ts'
import { idsQuery } from '../../../../contract/conventions/query.ts'
import { recordIds } from '../../../../contract/records/record-id.ts'
import type { Column } from '../../../../modules/format/types.ts'
import type { FileValue } from '../../../../spreadsheet/file-writer.ts'
import { resolveCell } from '../../../cells/registry.ts'
import type { ListRow } from '../state/list-rows.ts'
import { cellValue } from '../views/cell-view.tsx'

type Names = Map<unknown, string>
type Translate = (label: string) => string

/** Fetches the missing names of the records that a column of these rows refers to. */
const learnNames = async (
  names: Names,
  { field, cell, options = {} }: Column,
  rows: readonly ListRow[],
  signal: AbortSignal,
): Promise<void> => {
  const found = resolveCell(cell)
  const { lookup } = found
  const operation = options.operation ?? lookup?.operation
  const ids = [...new Set(rows.flatMap((row) => recordIds(cellValue(found, row, field))))].filter(
    (id) => !names.has(id),
  )
  if (!lookup || typeof operation !== 'string' || ids.length === 0) return
  const query = { ...lookup.queryFor(options), ...idsQuery(ids) }
  const { payload } = await lookupQuery(operation, { query }).queryFn({ signal })
  for (const record of recordsIn(payload)) names.set(record.id, lookup.name(record, options))
}

const fileValue = (
  column: Column,
  row: ListRow,
  names: Names | undefined,
  translate: Translate,
): FileValue => {
  const { field, options = {} } = column
  const cell = resolveCell(column.cell)
  const value = cellValue(cell, row, field)
  if (value === undefined || value === null || value === '') return ''
  if (names)
    return recordIds(value)
      .map((id) => names.get(id) || `#${id}`)
      .join(', ')
  const exported = cell.exported?.(value, options, translate) ?? cell.text(value, options, row)
  return exported instanceof Date ? { date: exported, text: cell.text(value, options, row) } : exported
}

/**
 * Converts rows of a list to rows of a file: the text of the cells in the user's language, empty without a value. Each
 * name of a record is fetched once.
 */
export const fileRows = (columns: readonly Column[], translate: Translate) => {
  const names = new Map<Column, Names>(
    columns.filter(({ cell }) => resolveCell(cell).lookup).map((column) => [column, new Map()]),
  )
  return async (rows: readonly ListRow[], signal: AbortSignal): Promise<FileValue[][]> => {
    await Promise.all([...names].map(([column, ofColumn]) => learnNames(ofColumn, column, rows, signal)))
    return rows.map((row) => columns.map((column) => fileValue(column, row, names.get(column), translate)))
  }
}

/** Today in local time in ISO format, which is the Swedish date format. */
const today = (): string => new Date().toLocaleDateString('sv')

/**
 * Downloads a file with the day and extension (`xlsx`) in its name; characters that file systems refuse are replaced.
 */
export const saveFile = (file: Blob, name: string, ending: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${today()}.${ending}`.replace(/[\\/:*?"<>|]+/g, '-')
  link.click()
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
