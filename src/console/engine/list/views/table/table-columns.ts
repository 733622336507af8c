import { useMemo } from 'react'
import type { Column } from '../../../../../modules/format/types.ts'
import { resolveCell } from '../../../../cells/registry.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useListSettings, useVisibleColumns } from '../../use-list-settings.ts'
import type { RowsViewProps } from '../rows-view-props.ts'

/** A column of a list's table. Lengths in CSS pixels. */
export interface TableColumn {
  /** The module's column. */
  column: Column
  heading: string
  align: 'left' | 'center' | 'right'
  minWidth: number
  /** A fixed width, or a share of the remaining space. */
  width?: number
  flex?: number
}

/** Width of the column with row numbers, and of the check box before it. */
const serialWidth = 46
const pickWidth = 24

const defaultWidth: Readonly<Record<string, number>> = {
  status: 96,
  'yes-no': 68,
  date: 104,
  number: 80,
  image: 56,
  badge: 100,
  languages: 128,
}

/** Width of a heading's longest word: its letters, the cell's padding and the sort arrow. */
const headingWidth = (heading: string, sortable: boolean): number => {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length))
  return Math.min(200, Math.ceil(longest * 7.5) + 14 + (sortable ? 24 : 0))
}

/** Minimum widths of texts: of the column that names the rows, and of the others. */
const nameWidth = 104
const textWidth = 80

const tableColumn = (
  column: Column,
  heading: string,
  chosen: number | undefined,
  isName: boolean,
): TableColumn => {
  const cell = resolveCell(column.cell)
  const least = Math.max(column.minWidth ?? 0, headingWidth(heading, column.sortBy !== undefined))
  const usual = column.flex === undefined ? defaultWidth[cell.name] : undefined
  const width = chosen ?? (usual === undefined ? undefined : Math.max(usual, least))
  return {
    column,
    heading,
    align: cell.align ?? 'left',
    minWidth: Math.max(column.minWidth ?? width ?? (isName ? nameWidth : textWidth), least),
    ...(width === undefined ? { flex: column.flex ?? cell.flex ?? 1 } : { width }),
  }
}

/** The columns of a list's table between the row number and the buttons. */
export const useTableColumns = ({ page }: Pick<RowsViewProps, 'page'>): readonly TableColumn[] => {
  const label = useLabel()
  const { settings } = useListSettings(page)
  const columns = useVisibleColumns(page)
  return useMemo(() => {
    const name = columns.find(({ cell }) => cell === undefined)
    return columns.map((column) =>
      tableColumn(column, label(column.label), settings.widths?.[column.field], column === name),
    )
  }, [columns, settings, label])
}

/** The custom property with a column's width while its edge is dragged. */
export const trackOf = (field: string): string => `--track-${field.replace(/[^\w-]/g, '-')}`

/** The grid tracks of a table: check box and row number, columns, and space for the maximum number of buttons. */
export const tracksOf = (
  columns: readonly TableColumn[],
  hasPicks: boolean,
  maxButtons: number | null,
): string =>
  [
    `${serialWidth + (hasPicks ? pickWidth : 0)}px`,
    ...columns.map(({ column, width, minWidth, flex }) => {
      const track = width === undefined ? `minmax(${minWidth}px, ${flex ?? 1}fr)` : `${width}px`
      return `var(${trackOf(column.field)}, ${track})`
    }),
    ...(maxButtons === null ? [] : [`${12 + 34 * Math.max(2, maxButtons)}px`]),
  ].join(' ')
