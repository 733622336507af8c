import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ReferenceFilter } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useRecordChoice } from '../../../widgets/reference/use-record-choice.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import type { Chosen } from '../state/filters.ts'
import { controlWidth } from './control-width.ts'

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
