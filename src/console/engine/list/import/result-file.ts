import type { FileValue } from '../../../../spreadsheet/file-writer.ts'
import { cellText } from '../grid/cell-text.ts'
import { getCell } from '../grid/grid-columns.ts'
import { saveFile } from '../tools/export/save-file.ts'
import { type ExportFormat, newFile } from '../tools/export/use-export.ts'
import { faultText, type RowState, stateOf } from './state-of.ts'
import type { SavedLine, useImportRows } from './use-import-rows.ts'

interface Options {
  format: ExportFormat
  title: string
  /** Headings of the number, the state and the faults of a row. */
  heads: readonly [line: string, state: string, message: string]
  stateText: (state: RowState | SavedLine['state']) => string
}

/** Downloads all rows of an import, as in the file, with their state and what prevents saving them. */
export const saveResult = async (
  { grid, saved, lineOf }: ReturnType<typeof useImportRows>,
  { format, title, heads, stateText }: Options,
): Promise<void> => {
  const { columns, words } = grid
  const headingOf = (key: string): string => columns.find((column) => column.key === key)?.heading ?? key
  const written = saved.current.map(({ line, state, texts }) => ({
    line,
    row: [stateText(state), '', ...columns.map(({ key }) => texts[key] ?? '')],
  }))
  const savedLines = new Set(saved.current.map(({ line }) => line))
  // A saved row that has no new edit is in the file already.
  const rest = grid.edited.filter((row) => row.edit || !savedLines.has(lineOf(row) ?? 0))
  const open = rest.map((row) => ({
    line: lineOf(row) ?? 0,
    row: [
      stateText(stateOf(row)),
      faultText(row, headingOf),
      ...columns.map((column) => cellText(column, getCell(row.data, column), words)),
    ],
  }))
  const rows = [...written, ...open]
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, row }): FileValue[] => [line === 0 ? '' : line, ...row])
  const file = await newFile(format, columns.length + heads.length)
  file.add([[...heads, ...columns.map(({ heading }) => heading)], ...rows])
  saveFile(file.end(), title, format)
}
