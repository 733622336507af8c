import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid'
import { type DragEvent, use, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecordId } from '../../../../contract/records/record-id.ts'
import { textDirection } from '../../../ui/text-direction.ts'
import { CellEditor } from './cell-editor.tsx'
import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { getCell, isEditable } from './grid-columns.ts'
import { GridContext } from './grid-context.ts'
import { handleWidth, layoutOf } from './grid-layout.ts'
import { faultOf, isUnknown } from './use-edited-rows.ts'
import type { GridRow, ShownColumn } from './use-grid.ts'
import type { GridKeys } from './use-grid-keys.ts'

const oneLine = { textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  whiteSpace: 'pre-line',
  lineHeight: 1.35,
} as const

/** The value of a cell; of a conflict both values. */
const CellView = ({ row, column }: { row: GridRow; column: ShownColumn }) => {
  const { grid } = use(GridContext)
  const { words } = grid
  const value = getCell(row.data, column)
  const isUnnamed = isRecordId(value) && words.isLoading(column) && words.nameOf(column, value) === undefined
  const text = isUnknown(row, column.key, grid.missing) || isUnnamed ? '…' : cellText(column, value, words)
  const isConflict = row.refusal && Object.hasOwn(row.refusal.theirs, column.key)
  const fault = faultOf(row, column.key)
  const theirs = isConflict && cellText(column, row.refusal?.theirs[column.key], words)
  return (
    <span
      dir={text === '' ? undefined : textDirection(text)}
      style={{
        ...{ overflow: 'hidden', width: '100%', textAlign: 'start' },
        ...(grid.kind === 'translation' ? threeLines : oneLine),
      }}
      title={fault ?? (text.length > 20 ? text : undefined)}
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
  const isChanged = row.edit !== undefined && Object.hasOwn(row.edit.cells, field)
  const isConflict = refusal && Object.hasOwn(refusal.theirs, field)
  return [
    keys.block && keys.isChosen(keys.cellPlace(id, field)) && 'chosen',
    isChanged && 'changed',
    faultOf(row, field) !== undefined && 'faulty',
    isConflict && 'conflict',
  ]
    .filter((name) => name !== false && name !== undefined)
    .join(' ')
}

/** A handle that drags its row; by keyboard, Alt and arrows move it. */
const moveColumn: GridColDef<GridRow> = {
  ...{ field: '__move', width: handleWidth, sortable: false, resizable: false, display: 'flex' },
  renderCell: ({ row }) =>
    row.row && (
      <Box
        component='span'
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', row.id)}
        style={{ cursor: 'grab', display: 'flex' }}
      >
        <DragIndicator fontSize='small' />
      </Box>
    ),
}

/** Moves a dragged row to the row on which it is dropped. */
export const dropsOf = (grid: Grid) => {
  const rowIndexOf = (id: string | undefined): number => grid.rows.findIndex((row) => row.id === id)
  return {
    onDragOver: (event: DragEvent<HTMLElement>): void => event.preventDefault(),
    onDrop: (event: DragEvent<HTMLElement>): void => {
      event.preventDefault()
      grid.move(
        rowIndexOf(event.dataTransfer.getData('text/plain')),
        rowIndexOf(event.currentTarget.dataset.id),
      )
    },
  }
}

const none: readonly GridColDef<GridRow>[] = []

/** The columns of the DataGrid. */
export const useDefinitions = (
  grid: Grid,
  widthOf: Readonly<Record<string, number>>,
  leading: readonly GridColDef<GridRow>[] = none,
) => {
  const { t } = useTranslation('tools')
  const { columns, isMovable, kind } = grid
  const isSaving = grid.save.saving !== null
  return useMemo(
    () => [
      ...leading,
      ...(isMovable ? [{ ...moveColumn, headerName: t('grid.move') }] : []),
      ...columns.map(
        (column): GridColDef<GridRow> => ({
          field: column.key,
          headerName: `${column.heading}${column.isRequired ? ' *' : ''}`,
          ...layoutOf(column.kind, widthOf[column.key]),
          ...(kind === 'translation' && widthOf[column.key] === undefined && { flex: 1, minWidth: 200 }),
          sortable: kind === 'grid' && column.column?.sortBy !== undefined && !column.language,
          editable: isEditable(column) && !isSaving,
          display: 'flex',
          valueGetter: (_, row) => getCell(row.data, column),
          renderCell: ({ row }) => <CellView row={row} column={column} />,
          renderEditCell: ({ id, field }) => <CellEditor id={id} field={field} />,
        }),
      ),
    ],
    [columns, widthOf, isSaving, isMovable, leading, kind, t],
  )
}

/** The check box of a row, as in tables: a native input. MUI's one is several elements, which every row renders. */
export const CheckBox = ({
  checked,
  indeterminate = false,
  slotProps,
  ...props
}: GridSlotProps['baseCheckbox']) => {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const { disabled, tabIndex, className, onChange, onClick, onKeyDown } = props
  return (
    <input
      ref={input}
      type='checkbox'
      checked={checked ?? false}
      {...slotProps?.htmlInput}
      {...{ disabled, tabIndex, className, onClick, onKeyDown }}
      onChange={onChange ?? (() => undefined)}
      style={{ width: 18, height: 18, margin: 0, cursor: 'pointer', accentColor: 'currentcolor' }}
    />
  )
}
