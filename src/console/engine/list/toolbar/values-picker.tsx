import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceFilter, ReferenceFilter } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useStableValue } from '../../../ui/hooks/use-stable-value.ts'
import { usePicker } from '../../../widgets/reference/picker-parts.tsx'
import { useRecordChoice } from '../../../widgets/reference/use-record-choice.ts'
import { holdingText, pickerItem, unfiltered } from '../../../widgets/shared/picker/picker-input.tsx'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { type Chosen, chosenValues, readChosen, severalChosen, severalOptions } from '../state/filters.ts'
import { controlWidth } from './toolbar-select.tsx'
import { useDebouncedInput } from './use-debounced-input.ts'

interface PickerProps<Filter> {
  filter: Filter
  values: ValueContext
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

export type ValuesFilterProps = PickerProps<ChoiceFilter | ReferenceFilter>

interface Opened {
  /** The option list opens initially. */
  isOpen: boolean
}

interface Option {
  id: string | number
  label: string
}

type FieldProps = Opened &
  Pick<ValuesFilterProps, 'onChoose'> & {
    label: string
    placeholder: string
    chosen: readonly Option[]
  } & Pick<
    AutocompleteProps<Option, true, false, false>,
    'options' | 'filterOptions' | 'loading' | 'loadingText' | 'noOptionsText' | 'onOpen' | 'onInputChange'
  >

const style = {
  flex: { xs: '1 1 100%', sm: 'none' },
  minWidth: { xs: 0, sm: 200 },
  maxWidth: { sm: 440 },
  // Touch screens have no hover.
  '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' },
}

/** A list of options with checkboxes; each selected value is a chip. */
const ValuesField = ({ isOpen, label, placeholder, chosen, onChoose, ...field }: FieldProps) => (
  <Autocomplete
    {...field}
    multiple
    disableCloseOnSelect
    openOnFocus
    size='small'
    sx={style}
    value={useStableValue([...chosen])}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(option, value) => option.id === value.id}
    onChange={(_, options) => onChoose(severalChosen(options.map(({ id }) => id)))}
    slotProps={{ chip: { size: 'small' } }}
    renderOption={(item, option, { selected }) =>
      pickerItem(
        item,
        option.label,
        <Checkbox checked={selected} tabIndex={-1} size='small' sx={{ p: 1 }} aria-hidden />,
      )
    }
    renderInput={(input) => (
      <TextField {...input} autoFocus={isOpen} label={label} {...(chosen.length === 0 && { placeholder })} />
    )}
  />
)

const ChoicesPicker = ({ filter, chosen, onChoose, isOpen }: PickerProps<ChoiceFilter> & Opened) => {
  const { t } = useTranslation('engine')
  const { t: widgets } = useTranslation('widgets')
  const label = useLabel()
  const options = severalOptions(filter).map((option) => ({ id: option.word, label: label(option.label) }))
  const words = chosenValues(chosen)
  return (
    <ValuesField
      isOpen={isOpen}
      label={label(filter.label)}
      placeholder={t('all')}
      options={options}
      chosen={options.filter(({ id }) => words.includes(id))}
      onChoose={onChoose}
      filterOptions={holdingText}
      noOptionsText={widgets('reference.none')}
    />
  )
}

const RecordsPicker = ({
  filter,
  values,
  chosen,
  onChoose,
  isOpen,
}: PickerProps<ReferenceFilter> & Opened) => {
  const { t } = useTranslation('engine')
  const { t: widgets } = useTranslation('widgets')
  const label = useLabel()
  const { operation, labelField, params } = filter
  const ids = chosenValues(chosen).map(Number)
  const source = {
    operation,
    params: evaluateAll(params, values),
    ...(labelField !== undefined && { labelField }),
  }
  const picker = usePicker(source, ids, [])
  return (
    <ValuesField
      isOpen={isOpen}
      label={label(filter.label)}
      placeholder={picker.isLong ? widgets('reference.more') : t('all')}
      options={picker.options}
      chosen={ids.map(picker.optionOf)}
      onChoose={onChoose}
      filterOptions={picker.isLong ? unfiltered : holdingText}
      loading={picker.isLoading}
      loadingText={widgets('reference.loading')}
      noOptionsText={widgets(picker.isFailed ? 'reference.failed' : 'reference.none')}
      onOpen={() => {
        if (picker.isFailed) picker.retry()
      }}
      onInputChange={(_, text, reason) => picker.search(reason === 'input' ? text : '')}
    />
  )
}

/** The selection of several values of a filter: options of the module, or records that the server searches. */
export const ValuesPicker = ({ filter, chosen, onChoose, ...props }: ValuesFilterProps & Opened) => {
  // The URL updates a moment later; the next value builds on this state.
  const [latest, setLatest] = useState(String(chosen || ''))
  const { callNow } = useDebouncedInput(String(chosen || ''), onChoose, setLatest)
  const shared = {
    ...props,
    chosen: latest,
    onChoose: (next: Chosen) => {
      // In the order of the URL.
      const inOrder = String(readChosen(filter, String(next)))
      setLatest(inOrder)
      callNow(inOrder)
    },
  }
  return 'operation' in filter ? (
    <RecordsPicker filter={filter} {...shared} />
  ) : (
    <ChoicesPicker filter={filter} {...shared} />
  )
}

export interface RecordFilterProps {
  filter: ReferenceFilter
  values: ValueContext
  /** Id of the record; 0 for all. */
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Selects a record to filter by, with a server search for long lists. `isOpen` opens it initially. */
export const RecordPicker = ({
  filter,
  values,
  chosen,
  onChoose,
  isOpen,
}: RecordFilterProps & { isOpen: boolean }) => {
  const { t } = useTranslation('widgets')
  const { t: engine } = useTranslation('engine')
  const label = useLabel()
  const { operation, labelField, params } = filter
  const { picker, field } = useRecordChoice(
    { operation, params: evaluateAll(params, values), ...(labelField !== undefined && { labelField }) },
    chosen || null,
  )
  return (
    <Autocomplete
      {...field}
      size='small'
      sx={controlWidth(200)}
      openOnFocus
      onChange={(_, option) => onChoose(option?.id ?? 0)}
      renderInput={(input) => (
        <TextField
          {...input}
          autoFocus={isOpen}
          label={label(filter.label)}
          placeholder={picker.isLong ? t('reference.more') : engine('all')}
        />
      )}
    />
  )
}
