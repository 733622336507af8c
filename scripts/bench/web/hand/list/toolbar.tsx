import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { linkTo } from '../navigation.ts'
import { SearchBox } from './search-box.tsx'
import type { List, ListRequest, Row } from './use-list.ts'

interface Props<T extends Row> {
  path: string
  request: ListRequest
  list: List<T>
}

const orders = ['desc', 'asc'] as const

/** Search, filter, sort and Add. */
export const Toolbar = <T extends Row>({ path, request, list }: Props<T>) => (
  <Stack direction='row' spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
    <SearchBox fields={request.searches} onSearch={list.setSearch} />
    <TextField
      select
      size='small'
      label={request.filter.label}
      value={list.chosen}
      onChange={({ target }) => list.setChosen(Number(target.value))}
      sx={{ minWidth: 160 }}
    >
      {request.filter.choices.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      select
      size='small'
      label='Sort'
      value={list.sort[0]?.field === 'creationDate' && list.sort[0].sort === 'asc' ? 1 : 0}
      onChange={({ target }) =>
        list.setSort([{ field: 'creationDate', sort: orders[Number(target.value)] ?? 'desc' }])
      }
      sx={{ minWidth: 120 }}
    >
      <MenuItem value={0}>Newest</MenuItem>
      <MenuItem value={1}>Oldest</MenuItem>
    </TextField>
    <Button variant='contained' startIcon={<AddIcon />} {...linkTo(`${path}/add`)} sx={{ ml: 'auto' }}>
      Add
    </Button>
  </Stack>
)
