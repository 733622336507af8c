import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { lookupQuery } from '../../../../../client/lookup-query.ts'
import { recordsIn } from '../../../../../contract/conventions/page.ts'
import { idsQuery } from '../../../../../contract/conventions/query.ts'
import { recordIds } from '../../../../../contract/records/record-id.ts'
import { sheetRows } from '../../../../../contract/records/spreadsheet.ts'
import type { Column } from '../../../../../modules/format/types.ts'
import type { FileValue, FileWriter } from '../../../../../spreadsheet/file-writer.ts'
import type { SheetOptions } from '../../../../../spreadsheet/xlsx-file.ts'
import { resolveCell } from '../../../../cells/registry.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { currentUserSignal } from '../../../../session/user-signal.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { cellValue } from '../../cell-value.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { rowPages } from '../row-pages.ts'
import { csvFile } from './csv-file.ts'
import { saveFile } from './save-file.ts'

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
const fileRows = (columns: readonly Column[], translate: Translate) => {
  const names = new Map<Column, Names>(
    columns.filter(({ cell }) => resolveCell(cell).lookup).map((column) => [column, new Map()]),
  )
  return async (rows: readonly ListRow[], signal: AbortSignal): Promise<FileValue[][]> => {
    await Promise.all([...names].map(([column, ofColumn]) => learnNames(ofColumn, column, rows, signal)))
    return rows.map((row) => columns.map((column) => fileValue(column, row, names.get(column), translate)))
  }
}

export type ExportFormat = 'xlsx' | 'csv'

/** The workbook code loads only on demand. */
export const newFile = async (
  format: ExportFormat,
  columns: number,
  options?: SheetOptions,
): Promise<FileWriter> =>
  format === 'csv'
    ? csvFile()
    : (await import('../../../../../spreadsheet/xlsx-file.ts')).xlsxFile(columns, options)

/** A sheet cannot hold all rows of the list. */
class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** Exports all rows that match search and filters, starting on mount; closes when the file is saved. */
export const useExport = (
  page: ListPage,
  columns: readonly Column[],
  format: ExportFormat,
  onClose: () => void,
) => {
  const { t, i18n } = useTranslation('tools')
  const label = useLabel()
  const [done, setDone] = useState(0)
  const [total, setTotal] = useState(page.total)
  const [failure, setFailure] = useState<string | null>(null)
  const { begin } = useAbort()

  const write = async (signal: AbortSignal): Promise<number> => {
    const file = await newFile(format, columns.length)
    const toRows = fileRows(columns, label)
    file.add([columns.map((column) => label(column.label))])
    let count = 0
    for await (const { rows, total } of rowPages(page, signal)) {
      if (format === 'xlsx' && total >= sheetRows) throw new TooManyRows()
      file.add(await toRows(rows, signal))
      count += rows.length
      setDone(count)
      setTotal(total)
    }
    signal.throwIfAborted()
    const title = label(page.list.title ?? page.module.module.title)
    saveFile(file.end(), title, format)
    return count
  }

  const start = (): void => {
    const signal = AbortSignal.any([begin(), currentUserSignal()])
    setFailure(null)
    setDone(0)
    write(signal).then(
      (count) => {
        showToast({ message: t('export.done', { count }) })
        onClose()
      },
      (error: unknown) => {
        if (signal.aborted) return
        const most = formatNumber(sheetRows - 1, i18n.language)
        setFailure(
          error instanceof TooManyRows ? t('export.tooMany', { most }) : errorMessage(error, t('failed')),
        )
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with the list at that time
  useEffect(start, [])
  return { done, total, failure, start }
}
