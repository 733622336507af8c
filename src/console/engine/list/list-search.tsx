import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useDebounced } from './use-debounced.ts'
import type { ListPage } from './use-list-page.ts'

const wait = 800

interface TextProps {
  field: SearchField
  value: string
  onChange: (text: string) => void
}

const SearchText = ({ field, value, onChange }: TextProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [text, setText] = useState(value)
  const { later, now } = useDebounced(onChange, wait)
  useEffect(() => setText(value), [value])
  const change = (next: string): void => {
    setText(next)
    later(next)
  }
  return (
    <TextField
      size='small'
      type='search'
      label={t('search', { field: label(field.label) })}
      value={text}
      onChange={({ target }) => change(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && now(text)}
      dir='auto'
      sx={{ minWidth: { xs: 1, sm: 260 } }}
      slotProps={{
        htmlInput: { maxLength: 255 },
        input: {
          startAdornment: (
            <InputAdornment position='start'>
              <SearchIcon fontSize='small' />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position='end'>
              <IconButton
                size='small'
                edge='end'
                aria-label={t('clearSearch')}
                onClick={() => {
                  setText('')
                  now('')
                }}
              >
                <ClearIcon fontSize='small' />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

const SearchPick = ({ field, value, onChange }: TextProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  return (
    <TextField
      select
      size='small'
      label={label(field.label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: { xs: 1, sm: 200 } }}
    >
      <MenuItem value=''>{t('all')}</MenuItem>
      {field.options?.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {label(option.label)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The search box of a list; with several search fields, a choice of field before it. */
export const ListSearch = ({ list, state, setState }: Pick<ListPage, 'list' | 'state' | 'setState'>) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const fields = list.search ?? []
  const field = fields[state.searchBy]
  if (!field) return null
  const Input = field.options ? SearchPick : SearchText
  return (
    <>
      {fields.length > 1 && (
        <TextField
          select
          size='small'
          label={t('searchBy')}
          value={state.searchBy}
          onChange={({ target }) => setState({ searchBy: Number(target.value) })}
          sx={{ minWidth: { xs: 1, sm: 160 } }}
        >
          {fields.map(({ param, label: name }, index) => (
            <MenuItem key={param} value={index}>
              {label(name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Input
        key={field.param}
        field={field}
        value={state.search}
        onChange={(search) => setState({ search })}
      />
    </>
  )
}
