import type { GridColDef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { textDirection } from '../../../ui/text-direction.ts'
import { CellEditor } from './cell-editor.tsx'
import { cellText } from './cell-text.ts'
import { getCell } from './grid-columns.ts'
import { type Grid, type GridRow, isEditable, type ShownColumn } from './use-grid.ts'
import type { GridKeys } from './use-grid-keys.ts'

const widths: Readonly<Record<string, number>> = {
  lines: 240,
  toggle: 110,
  number: 110,
  date: 130,
  duration: 110,
}

/** The value of a cell; of a conflict both values. */
const CellView = ({ grid, row, column }: { grid: Grid; row: GridRow; column: ShownColumn }) => {
  const isUnknown = grid.missing.has(column.key) && row.row && !row.record && !row.edit?.cells[column.key]
  const text = isUnknown ? '…' : cellText(column, getCell(row.data, column), grid.words)
  const isConflict = row.refusal && Object.hasOwn(row.refusal.theirs, column.key)
  const theirs = isConflict && cellText(column, row.refusal?.theirs[column.key], grid.words)
  return (
    <span
      dir={text === '' ? undefined : textDirection(text)}
      style={{
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        width: '100%',
        textAlign: 'start',
      }}
      title={text.length > 20 ? text : undefined}
    >
      {text}
      {isConflict && (
        <del style={{ marginInlineStart: 8, textDecoration: 'none', opacity: 0.75 }}>↔ {theirs || '–'}</del>
      )}
    </span>
  )
}

/** The class names of a cell, by its state. */
export const classOf = (grid: Grid, keys: GridKeys, id: unknown, field: string): string => {
  const row = grid.byId.get(String(id))
  if (!row) return ''
  const { refusal } = row
  const isConflict = refusal && Object.hasOwn(refusal.theirs, field)
  return [
    keys.block && keys.isChosen(keys.placeOf(id, field)) && 'chosen',
    row.edit && Object.hasOwn(row.edit.cells, field) && 'changed',
    (row.faults[field] ?? refusal?.cells[field]) !== undefined && 'faulty',
    isConflict && 'conflict',
  ]
    .filter((name) => name !== false && name !== undefined)
    .join(' ')
}

/** The columns of the DataGrid. */
export const useDefinitions = (grid: Grid, widthOf: Readonly<Record<string, number>>, isSaving: boolean) => {
  const { columns } = grid
  const latest = useLatest(grid)
  return useMemo(
    () =>
      columns.map(
        (column): GridColDef<GridRow> => ({
          field: column.key,
          headerName: `${column.heading}${column.isRequired ? ' *' : ''}`,
          width: widthOf[column.key] ?? widths[column.kind] ?? 160,
          sortable: column.column?.sortBy !== undefined && !column.language,
          editable: isEditable(column) && column.kind !== 'toggle' && !isSaving,
          display: 'flex',
          valueGetter: (_, row) => getCell(row.data, column),
          renderCell: ({ row }) => <CellView grid={latest.current} row={row} column={column} />,
          renderEditCell: ({ id, field }) => <CellEditor id={id} field={field} />,
        }),
      ),
    [columns, widthOf, isSaving, latest],
  )
}
