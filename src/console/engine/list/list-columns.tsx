import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import type { Column, Platform } from '../../../modules/format/types.ts'
import { resolveCell } from '../../cells/registry.ts'
import { getPath } from '../path.ts'
import type { ListRow } from './list-rows.ts'

/** Columns of a mode, in order. */
export const columnsOf = (columns: readonly Column[], platform: Platform): readonly Column[] =>
  columns.filter((column) => column.platform === undefined || column.platform === platform)

/** A value of a row as its cell shows it. */
export const CellView = ({
  column,
  row,
  rows,
}: {
  column: Pick<Column, 'field' | 'cell' | 'options'>
  row: ListRow
  rows: readonly ListRow[]
}) => {
  const cell = resolveCell(column.cell)
  const value = getPath(row, column.field)
  const options = column.options ?? {}
  if (!cell.render) return <span>{cell.text(value, options, row)}</span>
  return <cell.render value={value} row={row} rows={rows} options={options} field={column.field} />
}

const defaultWidth: Readonly<Record<string, number>> = {
  status: 110,
  'yes-no': 90,
  date: 130,
  number: 100,
  image: 90,
  badge: 120,
}

/** A module's columns as the grid takes them. */
export const gridColumns = (
  columns: readonly Column[],
  rows: readonly ListRow[],
  label: (text: string) => string,
): GridColDef<ListRow>[] =>
  columns.map((column) => {
    const cell = resolveCell(column.cell)
    const width = column.flex === undefined ? defaultWidth[cell.name] : undefined
    return {
      field: column.field,
      headerName: label(column.label),
      sortable: column.sortBy !== undefined,
      align: cell.align ?? 'left',
      headerAlign: cell.align ?? 'left',
      minWidth: column.minWidth ?? width ?? 112,
      ...(width === undefined ? { flex: column.flex ?? cell.flex ?? 1 } : { width }),
      valueGetter: (_: unknown, row: ListRow) =>
        cell.text(getPath(row, column.field), column.options ?? {}, row),
      renderCell: ({ row }) => (
        <Box sx={{ py: 2, width: 1, minWidth: 0 }}>
          <CellView column={column} row={row} rows={rows} />
        </Box>
      ),
    }
  })
