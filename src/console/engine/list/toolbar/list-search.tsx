import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ListPage } from '../use-list-page.ts'
import { searchWidth } from './control-width.ts'
import { ToolbarSelect } from './toolbar-select.tsx'
import { useDebouncedInput } from './use-debounced-input.ts'

interface TextProps {
  field: SearchField
  value: string
  onChange: (text: string) => void
}

const SearchText = ({ field, value, onChange }: TextProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [text, setText] = useState(value)
  const { schedule, callNow } = useDebouncedInput(value, onChange, setText)
  const change = (next: string): void => {
    setText(next)
    schedule(next)
  }
  const id = useId()
  const name = t('search', { field: label(field.label) })
  return (
    <FormControl size='small' sx={searchWidth}>
      <InputLabel htmlFor={id}>{name}</InputLabel>
      <OutlinedInput
        id={id}
        type='search'
        label={name}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && callNow(text)}
        inputProps={{ maxLength: 255, dir: 'auto' }}
        startAdornment={
          <InputAdornment position='start'>
            <SearchIcon fontSize='small' />
          </InputAdornment>
        }
        endAdornment={
          text !== '' && (
            <InputAdornment position='end'>
              <IconButton
                size='small'
                edge='end'
                aria-label={t('clearSearch')}
                onClick={() => {
                  setText('')
                  callNow('')
                }}
              >
                <ClearIcon fontSize='small' />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  )
}

const SearchPick = ({ field, value, onChange }: TextProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const options = field.options?.map((option) => ({
    value: String(option.value),
    label: label(option.label),
  }))
  return (
    <ToolbarSelect
      label={label(field.label)}
      value={value}
      options={[{ value: '', label: t('all') }, ...(options ?? [])]}
      minWidth={200}
      onChange={onChange}
    />
  )
}

/** The search box of a list; several search fields have a select before it. */
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
        <ToolbarSelect
          label={t('searchBy')}
          value={state.searchBy}
          options={fields.map((one, index) => ({ value: index, label: label(one.label) }))}
          minWidth={160}
          onChange={(chosen) => setState({ searchBy: Number(chosen) })}
        />
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
