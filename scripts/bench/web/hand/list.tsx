import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Dua, linkTo, listQuery, remove } from './api.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })

const textColumn = (field: keyof Dua, headerName: string, flex: number): GridColDef<Dua> => ({
  ...{ field, headerName, flex, minWidth: 112, display: 'flex', sortable: field === 'title' },
  renderCell: ({ row }) => (
    <span dir='auto' title={String(row[field])} className='text'>
      {row[field] || 'N/A'}
    </span>
  ),
})

const columns: readonly GridColDef<Dua>[] = [
  textColumn('title', 'Title', 2),
  textColumn('duaCategoryTitle', 'Category', 1),
  textColumn('actualDua', 'Actual Dua', 2),
  textColumn('duaTranslation', 'Translation', 2),
  textColumn('spelling', 'Pronunciation', 2),
  {
    ...{ field: 'active', headerName: 'Status', width: 110, sortable: false, display: 'flex' },
    renderCell: ({ row: { active } }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <span style={{ color: active ? '#067535' : '#c62828' }}>●</span> {active ? 'Active' : 'Inactive'}
      </span>
    ),
  },
  {
    ...{ field: 'creationDate', headerName: 'Created At', width: 132, display: 'flex' },
    renderCell: ({ row }) => day.format(new Date(row.creationDate)).replaceAll(' ', '-'),
  },
]

const newest: GridSortModel = [{ field: 'creationDate', sort: 'desc' }]

/** The list of duas. */
export const DuaList = () => {
  const [list, setList] = useState({ page: 0, pageSize: 10, sort: newest, search: '', active: '' })
  const { page, pageSize, sort, search, active } = list
  /** A change of the row set returns to the first page. */
  const narrow = (change: Partial<typeof list>): void => setList({ ...list, page: 0, ...change })
  const query = new URLSearchParams({
    pageNo: String(page),
    pageSize: String(pageSize),
    sortBy: sort[0]?.field ?? 'creationDate',
    ascOrDesc: sort[0]?.sort ?? 'desc',
    actualDua: search,
    ...(active && { active }),
  }).toString()
  const { data, error, isFetching } = useQuery({ ...listQuery(query), placeholderData: keepPreviousData })
  const client = useQueryClient()
  const { mutate, error: refusal } = useMutation({
    mutationFn: remove,
    onSuccess: () => client.invalidateQueries({ queryKey: ['dua'] }),
  })
  const failure = error ?? refusal
  const all = useMemo<GridColDef<Dua>[]>(
    () => [
      {
        ...{ field: 'number', headerName: 'SL', width: 56, sortable: false },
        renderCell: ({ api, id }) => page * pageSize + api.getRowIndexRelativeToVisibleRows(id) + 1,
      },
      ...columns,
      {
        ...{ field: 'actions', headerName: 'Actions', width: 100, sortable: false, display: 'flex' },
        renderCell: ({ row: { id, title } }) => (
          <>
            <IconButton size='small' aria-label={`Edit: ${title}`} {...linkTo(`/dua/edit/${id}`)}>
              <EditIcon fontSize='small' />
            </IconButton>
            <IconButton
              size='small'
              color='error'
              aria-label={`Delete: ${title}`}
              onClick={() => confirm('Delete this dua?') && mutate(id)}
            >
              <DeleteIcon fontSize='small' />
            </IconButton>
          </>
        ),
      },
    ],
    [page, pageSize, mutate],
  )
  return (
    <>
      <Typography variant='h5' component='h1' sx={{ mb: 2 }}>
        Dua
      </Typography>
      <Stack direction='row' spacing={2} sx={{ mb: 2 }}>
        <TextField
          size='small'
          type='search'
          label='Search Actual Dua'
          onBlur={({ target }) => narrow({ search: target.value })}
        />
        <TextField
          select
          size='small'
          label='Status'
          value={active}
          onChange={({ target }) => narrow({ active: target.value })}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value=''>All</MenuItem>
          <MenuItem value='true'>Active</MenuItem>
          <MenuItem value='false'>Inactive</MenuItem>
        </TextField>
        <Button variant='contained' startIcon={<AddIcon />} {...linkTo('/dua/add')}>
          Add
        </Button>
      </Stack>
      {failure && <Alert severity='error'>{failure.message}</Alert>}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          rows={data?.content ?? []}
          columns={all}
          rowCount={data?.totalElements ?? 0}
          loading={isFetching}
          rowHeight={80}
          paginationMode='server'
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(next) => setList({ ...list, ...next })}
          pageSizeOptions={[10, 25, 100]}
          sortingMode='server'
          sortModel={sort}
          onSortModelChange={(next) => narrow({ sort: next })}
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
        />
      </div>
    </>
  )
}
