import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { isEnter } from '../../../ui/keys.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { shortWindow } from '../../../ui/styles/layout-sizes.ts'
import type { Chosen } from '../state/filters.ts'
import { isNarrowed } from '../state/list-url.ts'
import type { ListPage } from '../use-list-page.ts'
import { LazyFilter, ValuesFilter } from './lazy-filter.tsx'
import { activeSort, PrintedFilters } from './printed-filters.tsx'
import { rangeWidth, searchRow, searchWidth, ToolbarSelect, widestChoiceOf } from './toolbar-select.tsx'
import { useDebouncedInput } from './use-debounced-input.ts'
import type { RangeFilterProps } from './use-range.ts'
import type { RecordFilterProps } from './values-picker.tsx'

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
  const name = field.allTexts ? t('searchAllTexts') : t('search', { field: label(field.label) })
  return (
    <FormControl size='small' sx={searchWidth}>
      <InputLabel htmlFor={id}>{name}</InputLabel>
      <OutlinedInput
        id={id}
        type='search'
        label={name}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => isEnter(event) && callNow(text)}
        inputProps={{ maxLength: 255, dir: 'auto' }}
        // Hides the browser's own clear button.
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
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
      minWidth={140}
      onChange={onChange}
    />
  )
}

/** The search box of a list; several search fields have a select before it. */
const ListSearch = ({ list, state, setState }: Pick<ListPage, 'list' | 'state' | 'setState'>) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const fields = list.search ?? []
  const field = fields[state.searchBy]
  if (!field) return null
  const Input = field.options ? SearchPick : SearchText
  const input = (
    <Input key={field.param} field={field} value={state.search} onChange={(search) => setState({ search })} />
  )
  if (fields.length === 1) return input
  return (
    <Box sx={searchRow}>
      <ToolbarSelect
        label={t('searchBy')}
        value={state.searchBy}
        options={fields.map((one, index) => ({ value: index, label: label(one.label) }))}
        minWidth={100}
        onChange={(chosen) => setState({ searchBy: chosen })}
      />
      {input}
    </Box>
  )
}

const RangeInputs = lazy(() => import('./range-inputs.tsx').then((file) => ({ default: file.RangeInputs })))

/** A filter by a range; numbers are formatted in the present language. */
const RangeFilter = (props: RangeFilterProps) => {
  const { language } = useTranslation().i18n
  return (
    <Suspense
      fallback={<Box sx={{ height: 40, width: { xs: '100%', sm: rangeWidth[props.filter.type] } }} />}
    >
      <RangeInputs key={language} {...props} />
    </Suspense>
  )
}

const picker = lazyPart(() => import('./values-picker.tsx').then((file) => file.RecordPicker))

/** A filter by a record that the rows refer to. Records are requested when the filter is opened. */
const RecordFilter = (props: RecordFilterProps) => (
  <LazyFilter label={props.filter.label} part={picker} isChosen={Boolean(props.chosen)}>
    {(Picker, isOpen) => <Picker {...props} isOpen={isOpen} />}
  </LazyFilter>
)

type ToolbarProps = Pick<ListPage, 'list' | 'state' | 'setState' | 'values' | 'rows' | 'clear'>

/** Prints a filter of records as it is. */
const Printed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <Box className={when ? 'printed' : undefined} sx={{ display: 'contents' }}>
    {children}
  </Box>
)

/** Search, filters and sort of a list, and a button that clears them; nothing if it has none of them. */
export const ListToolbar = ({ list, state, setState, values, rows, clear }: ToolbarProps) => {
  const { t } = useTranslation('engine')
  const translate = useLabel()
  const sorts = list.sorts ?? []
  if (!list.search?.length && !list.filters?.length && sorts.length < 2) return null
  const numbered = (options: readonly { label: string }[]) =>
    options.map(({ label }, index) => ({ value: index, label: translate(label) }))
  const sorted = activeSort(list, state, translate)
  const setFilter = (at: number, chosen: Chosen): void =>
    setState(({ filters }) => ({ filters: filters.with(at, chosen) }))
  return (
    <Box
      role='search'
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 4,
        px: 4,
        py: 3,
        [shortWindow]: { pt: 2.5, pb: 1.5, rowGap: 2.5 },
        alignItems: 'flex-start',
        ...widestChoiceOf(list),
        '@media print': { py: 1, '& > :not(.printed)': { display: 'none' } },
      }}
    >
      <PrintedFilters list={list} state={state} />
      <ListSearch list={list} state={state} setState={setState} />
      {list.filters?.map((filter, index) => {
        const shared = {
          chosen: state.filters[index] ?? 0,
          onChoose: (next: Chosen) => setFilter(index, next),
        }
        if ('multiple' in filter)
          return (
            <Printed key={filter.label} when={Boolean(shared.chosen)}>
              <ValuesFilter filter={filter} values={values} {...shared} />
            </Printed>
          )
        if ('operation' in filter)
          return (
            <Printed key={filter.label} when={Boolean(shared.chosen)}>
              <RecordFilter filter={filter} values={values} {...shared} />
            </Printed>
          )
        if ('type' in filter) return <RangeFilter key={filter.label} filter={filter} {...shared} />
        return (
          <ToolbarSelect
            key={filter.label}
            label={translate(filter.label)}
            options={numbered(filter.options)}
            value={shared.chosen}
            minWidth={100}
            onChange={(chosen) => setFilter(index, Number(chosen))}
          />
        )
      })}
      {sorts.length > 1 && (
        <ToolbarSelect
          label={t('sort')}
          options={[...(sorted.value < 0 ? [sorted] : []), ...numbered(sorts)]}
          value={sorted.value}
          minWidth={100}
          onChange={(sort) => sort < 0 || setState({ sort })}
        />
      )}
      {/* An empty list has this button below its message. */}
      {rows.length > 0 && isNarrowed(state) && (
        <Button
          aria-label={t('clearFilters')}
          sx={{ minHeight: 40, px: 2, whiteSpace: 'nowrap' }}
          onClick={clear}
        >
          {t('clear')}
        </Button>
      )}
    </Box>
  )
}
