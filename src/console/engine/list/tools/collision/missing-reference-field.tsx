import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { inDigits } from '../../../../i18n/in-digits.ts'
import type { PickerSource } from '../../../../widgets/reference/picker-request.ts'
import { useRecordChoice } from '../../../../widgets/reference/use-record-choice.ts'
import type { GoneReference } from '../../actions/calls/conflicts.ts'
import type { ReferenceField } from './use-reference-fields.ts'

interface Props {
  gone: GoneReference
  field: ReferenceField
  /** Number of the selected record; null for none. */
  chosen: number | null
  onChoose: (chosen: number | null) => void
  fault: string | null
  autoFocus: boolean
}

type PickerProps = Omit<Props, 'field'> & { title: string; source: PickerSource }

const Picker = ({ gone, chosen, onChoose, fault, title, source, autoFocus }: PickerProps) => {
  const { t, i18n } = useTranslation('restore')
  const { field } = useRecordChoice(source, chosen)
  const number = inDigits(gone.recordId, i18n.language)
  const [due, free] = gone.unfit ? (['unfit', 'unfitOptional'] as const) : (['gone', 'goneOptional'] as const)
  const hint = t(gone.optional ? free : due, { number })
  return (
    <Autocomplete
      {...field}
      onChange={(_, option) => onChoose(typeof option?.id === 'number' ? option.id : null)}
      sx={{ mt: 5 }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={title}
          required={!gone.optional}
          autoFocus={autoFocus}
          error={fault !== null}
          helperText={fault ?? hint}
        />
      )}
    />
  )
}

/**
 * Selects another record in place of one that is deleted for good or does not match the others. Users who may not read
 * such records see a message instead.
 */
export const MissingReferenceField = (props: Props) => {
  const { t } = useTranslation('restore')
  const { gone, field } = props
  const { title, source } = field
  if (source) return <Picker {...props} title={title} source={source} />
  return (
    <FormHelperText error={!gone.optional} sx={{ mt: 5 }}>
      {t(gone.optional ? 'unseenOptional' : 'unseen', { title })}
    </FormHelperText>
  )
}
