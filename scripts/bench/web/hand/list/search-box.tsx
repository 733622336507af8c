import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'

interface Search {
  by: number
  text: string
}

interface Props {
  fields: readonly { label: string }[]
  onSearch: (search: Search) => void
}

const pause = 400

/** The text to search for and, where there are several, the field to search in. */
export const SearchBox = ({ fields, onSearch }: Props) => {
  const [search, setSearch] = useState<Search>()
  useEffect(() => {
    if (!search) return
    const timer = setTimeout(() => onSearch(search), pause)
    return () => clearTimeout(timer)
  }, [search, onSearch])
  const current = search ?? { by: 0, text: '' }
  return (
    <>
      {fields.length > 1 && (
        <TextField
          select
          size='small'
          label='Search by'
          value={current.by}
          onChange={({ target }) => setSearch({ by: Number(target.value), text: '' })}
          sx={{ minWidth: 160 }}
        >
          {fields.map(({ label }, index) => (
            <MenuItem key={label} value={index}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        size='small'
        type='search'
        label={`Search ${fields[current.by]?.label ?? ''}`}
        value={current.text}
        onChange={({ target }) => setSearch({ ...current, text: target.value })}
      />
    </>
  )
}
