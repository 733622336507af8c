import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { Actions } from './cells.tsx'
import type { ListColumn, ViewProps } from './list-definition.ts'
import type { Row } from './use-list.ts'

const gridColumn = <T extends Row>({
  field,
  heading,
  width,
  share,
  sortBy,
  cell,
}: ListColumn<T>): GridColDef<T> => ({
  field: sortBy ?? field,
  headerName: heading,
  sortable: sortBy !== undefined,
  display: 'flex',
  ...(share === undefined ? { width } : { minWidth: width, flex: share }),
  renderCell: ({ row }) => cell(row),
})

/** Three lines of text and some air. */
const rowHeight = 80

/** The rows in the grid, paged and sorted by the API. */
export const Grid = <T extends Row>({ definition, list, onDelete }: ViewProps<T>) => {
  const { columns, nameOf, path } = definition
  const { page, pageSize } = list.paging
  const { rows } = list
  const gridColumns = useMemo<GridColDef<T>[]>(
    () => [
      {
        field: 'number',
        headerName: 'SL',
        width: 56,
        sortable: false,
        renderCell: ({ api, id }) => page * pageSize + api.getRowIndexRelativeToVisibleRows(id) + 1,
      },
      ...columns.map(gridColumn),
      {
        field: 'actions',
        headerName: 'Actions',
        width: 100,
        sortable: false,
        display: 'flex',
        renderCell: ({ row }) => (
          <Actions name={nameOf(row)} editPath={`${path}/edit/${row.id}`} onDelete={() => onDelete(row)} />
        ),
      },
    ],
    [columns, nameOf, path, page, pageSize, onDelete],
  )
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={rows}
        columns={gridColumns}
        rowCount={list.total}
        loading={list.isFetching}
        rowHeight={rowHeight}
        paginationMode='server'
        paginationModel={list.paging}
        onPaginationModelChange={list.setPaging}
        pageSizeOptions={[10, 25, 100]}
        sortingMode='server'
        sortModel={list.sort}
        onSortModelChange={(model: GridSortModel) => list.setSort(model)}
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
      />
    </div>
  )
}
