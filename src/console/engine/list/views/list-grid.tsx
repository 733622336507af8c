import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { orderOf, type SortedColumn, sortedColumn } from '../state/list-order.ts'
import type { ListRow } from '../state/list-rows.ts'
import { ListEmpty } from './list-empty.tsx'
import type { RowsViewProps } from './rows-view.ts'
import { actionsField, type TableColumn, useTableColumns } from './table-columns.tsx'

const gridColumn = (column: TableColumn): GridColDef<ListRow> => ({
  field: column.field,
  headerName: column.heading,
  sortable: column.sortable,
  align: column.align,
  headerAlign: column.align,
  minWidth: column.minWidth,
  ...(column.width === undefined ? { flex: column.flex ?? 1 } : { width: column.width }),
  valueGetter: (_: unknown, row: ListRow) => column.text(row),
  renderCell: ({ row }) => column.cell(row),
})

const chosenColumn = (
  chosen: { field: string; sort?: GridSortDirection } | undefined,
): SortedColumn | null => (chosen?.sort ? { field: chosen.field, sort: chosen.sort } : null)

/**
 * The rows as a table. The grid goes to the first page of its own accord whenever it is told of a sort, so its pager is
 * not used.
 */
export const ListGrid = (props: RowsViewProps) => {
  const { page } = props
  const columns = useTableColumns(props)
  const gridColumns = useMemo(() => columns.map(gridColumn), [columns])
  const sorted = sortedColumn(page)
  return (
    <DataGrid
      autoHeight
      rows={page.rows as ListRow[]}
      columns={gridColumns}
      getRowId={(row) => String(row.id)}
      getRowHeight={() => 'auto'}
      rowCount={page.total}
      loading={page.refreshing}
      paginationMode='server'
      sortingMode='server'
      paginationModel={{ page: page.state.page, pageSize: page.state.rows }}
      sortModel={sorted ? [sorted] : []}
      onSortModelChange={([chosen]) => page.setState({ order: orderOf(page, chosenColumn(chosen)) })}
      sortingOrder={['asc', 'desc', null]}
      hideFooter
      disableColumnMenu
      columnBufferPx={4000}
      disableRowSelectionOnClick
      slots={{ noRowsOverlay: () => <ListEmpty page={page} /> }}
      sx={{
        border: 0,
        '--DataGrid-overlayHeight': '260px',
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', borderTopColor: 'divider' },
        [`& [data-field="${actionsField}"]`]: {
          position: 'sticky',
          right: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
        },
      }}
    />
  )
}
