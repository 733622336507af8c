import { useTranslation } from 'react-i18next'
import { sheetRows } from '../../../../contract/records/spreadsheet.ts'
import { protectFormula } from '../../../../contract/text/formula-text.ts'
import type { Column } from '../../../../modules/format/types.ts'
import type { FileValue, FileWriter } from '../../../../spreadsheet/file-writer.ts'
import type { SheetOptions } from '../../../../spreadsheet/xlsx-file.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { ListPage } from '../use-list-page.ts'
import { fileRows, saveFile } from './file-rows.ts'
import { type RowTask, useRowTask } from './row-task-dialog.tsx'

/** A value in RFC 4180 format; an apostrophe prevents a text from being read as a formula. */
const field = (value: FileValue): string => {
  if (typeof value === 'number') return String(value)
  const text = protectFormula(typeof value === 'string' ? value : value.text)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. */
export const csvFile = (): FileWriter => {
  const parts: string[] = ['\ufeff']
  return {
    add: (rows) => {
      parts.push(rows.map((row) => `${row.map(field).join(',')}\r\n`).join(''))
    },
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
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
    : (await import('../../../../spreadsheet/xlsx-file.ts')).xlsxFile(columns, options)

/** Exports all rows that match search and filters, starting on mount; closes when the file is saved. */
export const useExport = (
  page: ListPage,
  columns: readonly Column[],
  format: ExportFormat,
  onClose: () => void,
) => {
  const { t, i18n } = useTranslation('tools')
  const label = useLabel()

  const begin = async (): Promise<RowTask> => {
    const file = await newFile(format, columns.length)
    const toRows = fileRows(columns, label)
    file.add([columns.map((column) => label(column.label))])
    return {
      add: async (rows, signal) => file.add(await toRows(rows, signal)),
      end: (count) => {
        saveFile(file.end(), label(page.list.title ?? page.module.module.title), format)
        showToast({ message: t('export.done', { count }) })
        onClose()
      },
    }
  }

  const most = sheetRows - 1
  return useRowTask(page, begin, {
    most: format === 'xlsx' ? most : Number.POSITIVE_INFINITY,
    message: t('export.tooMany', { most: formatNumber(most, i18n.language) }),
  })
}
