import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ReferenceFilter } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePicker } from '../../../widgets/reference/use-picker.ts'
import { type PickerOption, unfiltered } from '../../../widgets/shared/picker-option.ts'
import { useStable } from '../../../widgets/shared/use-stable.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import type { Chosen } from '../state/filters.ts'
import { controlWidth } from './control-width.ts'

export interface RecordFilterProps {
  filter: ReferenceFilter
  values: ValueContext
  /** Number of the record; 0 for all. */
  chosen: Chosen
  onChoose: (chosen: number) => void
}

/** The choice of a record to filter by, searched on the server where there are many. `isOpen`: it opens at once. */
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
  const number = Number(chosen)
  const picker = usePicker(
    { operation, params: evaluateAll(params, values), ...(labelField !== undefined && { labelField }) },
    number === 0 ? [] : [number],
    [],
  )
  const value = useStable<PickerOption | null>(number === 0 ? null : picker.optionOf(number))
  return (
    <Autocomplete
      size='small'
      sx={controlWidth(200)}
      options={picker.options}
      value={value}
      openOnFocus
      onOpen={() => picker.isFailed && picker.retry()}
      onChange={(_, option) => onChoose(option?.id ?? 0)}
      onInputChange={(_, text, reason) => picker.search(reason === 'input' ? text : '')}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      {...(picker.isLong && { filterOptions: unfiltered<PickerOption> })}
      loading={picker.isLoading}
      loadingText={t('reference.loading')}
      noOptionsText={picker.isFailed ? t('reference.failed') : t('reference.none')}
      slotProps={{ listbox: { dir: 'auto' } }}
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
