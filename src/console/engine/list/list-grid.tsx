import Box from '@mui/material/Box'
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useLabel } from '../../i18n/labels.ts'
import { columnsOf, gridColumns } from './list-columns.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListPager } from './list-pager.tsx'
import { type ListRow, serialNumber } from './list-rows.ts'
import type { Order } from './list-url.ts'
import type { RowButton } from './row-actions.ts'
import { RowButtonView } from './row-button.tsx'
import type { ListPage } from './use-list-page.ts'

interface Props {
  page: ListPage
  /** Buttons of a row; null when the list has no Actions column. */
  buttons: ((row: ListRow) => RowButton[]) | null
  nameOf: (row: ListRow) => string
  onPress: (button: RowButton, row: ListRow) => void
}

const serial = 'serial-number'
const actions = 'actions'

const useColumns = ({ page, buttons, nameOf, onPress }: Props): GridColDef<ListRow>[] => {
  const label = useLabel()
  const { list, rows, state, values } = page
  return useMemo(() => {
    const number = new Map(rows.map((row, index) => [row, serialNumber(state.page, state.rows, index)]))
    const first: GridColDef<ListRow> = {
      field: serial,
      headerName: label('SL'),
      width: 64,
      sortable: false,
      valueGetter: (_: unknown, row: ListRow) => number.get(row),
    }
    const last: GridColDef<ListRow> = {
      field: actions,
      headerName: label('Actions'),
      sortable: false,
      width: 28 + 34 * Math.max(2, ...rows.map((row) => buttons?.(row).length ?? 0)),
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', py: 1 }}>
          {buttons?.(row).map((button) => (
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
    const own = gridColumns(columnsOf(list.columns, values.platform), rows, label)
    return buttons ? [first, ...own, last] : [first, ...own]
  }, [rows, state.page, state.rows, list, values.platform, buttons, nameOf, onPress, label])
}

/** The sort in force, shown on the header of its column. */
const sortModelOf = ({ list, state }: ListPage): GridSortModel => {
  const order = state.order ?? list.sorts?.[state.sort]
  const column = list.columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.sortBy)
  return column && order ? [{ field: column.field, sort: order.ascOrDesc }] : []
}

const turned = { asc: 'desc', desc: 'asc' } as const

/** The order that a press on a heading asks for; undefined for the list's own. */
const orderOf = ({ list, state }: ListPage, chosen: GridSortModel[number] | undefined): Order | undefined => {
  const usual = list.sorts?.[state.sort]
  // Taking away the list's own sort would change nothing, so that it is turned round.
  if (!chosen && !state.order && usual) return { sortBy: usual.sortBy, ascOrDesc: turned[usual.ascOrDesc] }
  const column = list.columns.find(({ field }) => field === chosen?.field)
  return column?.sortBy !== undefined && chosen?.sort
    ? { sortBy: column.sortBy, ascOrDesc: chosen.sort }
    : undefined
}

/**
 * The rows as a table. The grid goes to the first page of its own accord whenever it is told of a sort, so its pager is
 * not used.
 */
export const ListGrid = (props: Props) => {
  const { page } = props
  const columns = useColumns(props)
  return (
    <>
      <DataGrid
        autoHeight
        rows={page.rows as ListRow[]}
        columns={columns}
        getRowId={(row) => String(row.id)}
        getRowHeight={() => 'auto'}
        rowCount={page.total}
        loading={page.refreshing}
        paginationMode='server'
        sortingMode='server'
        paginationModel={{ page: page.state.page, pageSize: page.state.rows }}
        sortModel={sortModelOf(page)}
        onSortModelChange={([chosen]) => page.setState({ order: orderOf(page, chosen) })}
        sortingOrder={['asc', 'desc', null]}
        hideFooter
        disableColumnMenu
        columnBufferPx={4000}
        disableRowSelectionOnClick
        slots={{ noRowsOverlay: () => <ListEmpty page={page} /> }}
        sx={{
          border: 0,
          '--DataGrid-overlayHeight': '260px',
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
          [`& [data-field="${actions}"]`]: {
            position: 'sticky',
            right: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
          },
        }}
      />
      <ListPager page={page} />
    </>
  )
}
