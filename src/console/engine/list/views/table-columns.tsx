import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import type { Column } from '../../../../modules/format/types.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { getPath } from '../../path.ts'
import { RowButtonView } from '../actions/row-button.tsx'
import { type ListRow, serialNumber } from '../state/list-rows.ts'
import { CellView, columnsOf } from './list-columns.tsx'
import type { RowsViewProps } from './rows-view.ts'

/** A column of a table of rows, for whichever table draws it. Lengths in CSS pixels. */
export interface TableColumn {
  field: string
  heading: string
  sortable: boolean
  align: 'left' | 'center' | 'right'
  minWidth: number
  /** A fixed width, or else a share of what is left. */
  width?: number
  flex?: number
  text: (row: ListRow) => unknown
  cell: (row: ListRow) => ReactNode
}

/** The field of the column with a row's buttons. */
export const actionsField = 'actions'

const serialColumn = (heading: string, numberOf: (row: ListRow) => number | undefined): TableColumn => ({
  field: 'serial-number',
  heading,
  sortable: false,
  align: 'left',
  minWidth: 56,
  width: 56,
  text: numberOf,
  cell: numberOf,
})

const actionsColumn = (
  heading: string,
  rows: readonly ListRow[],
  buttons: NonNullable<RowsViewProps['buttons']>,
  { nameOf, onPress }: Pick<RowsViewProps, 'nameOf' | 'onPress'>,
): TableColumn => {
  const width = 28 + 34 * Math.max(2, ...rows.map((row) => buttons(row).length))
  return {
    field: actionsField,
    heading,
    sortable: false,
    align: 'left',
    minWidth: width,
    width,
    text: () => '',
    cell: (row) => (
      <Box sx={{ display: 'flex', py: 1 }}>
        {buttons(row).map((button) => (
          <RowButtonView
            key={button.id}
            button={button}
            name={nameOf(row)}
            onPress={() => onPress(button, row)}
          />
        ))}
      </Box>
    ),
  }
}

const defaultWidth: Readonly<Record<string, number>> = {
  status: 110,
  'yes-no': 80,
  date: 124,
  number: 100,
  image: 90,
  badge: 120,
}

/** Room for a heading in one line: its letters, the cell's padding and the arrow of a sort. */
const headingWidth = (heading: string, sortable: boolean): number =>
  Math.min(200, Math.ceil(heading.length * 8.2) + 24 + (sortable ? 26 : 0))

const moduleColumn = (column: Column, heading: string, rows: readonly ListRow[]): TableColumn => {
  const cell = resolveCell(column.cell)
  const sortable = column.sortBy !== undefined
  const least = headingWidth(heading, sortable)
  const usual = column.flex === undefined ? defaultWidth[cell.name] : undefined
  const width = usual === undefined ? undefined : Math.max(usual, least)
  return {
    field: column.field,
    heading,
    sortable,
    align: cell.align ?? 'left',
    minWidth: Math.max(column.minWidth ?? width ?? 112, least),
    ...(width === undefined ? { flex: column.flex ?? cell.flex ?? 1 } : { width }),
    text: (row) => cell.text(getPath(row, column.field), column.options ?? {}, row),
    cell: (row) => (
      <Box sx={{ py: 2, width: 1, minWidth: 0 }}>
        <CellView column={column} row={row} rows={rows} />
      </Box>
    ),
  }
}

/** Columns of a list's table: the serial number, the module's own, and the buttons. */
export const useTableColumns = ({
  page,
  buttons,
  nameOf,
  onPress,
}: RowsViewProps): readonly TableColumn[] => {
  const label = useLabel()
  const { list, rows, state, values } = page
  return useMemo(() => {
    const number = new Map(rows.map((row, index) => [row, serialNumber(state.page, state.rows, index)]))
    const own = columnsOf(list.columns, values.platform).map((column) =>
      moduleColumn(column, label(column.label), rows),
    )
    return [
      serialColumn(label('SL'), (row) => number.get(row)),
      ...own,
      ...(buttons ? [actionsColumn(label('Actions'), rows, buttons, { nameOf, onPress })] : []),
    ]
  }, [rows, state.page, state.rows, list, values.platform, buttons, nameOf, onPress, label])
}
