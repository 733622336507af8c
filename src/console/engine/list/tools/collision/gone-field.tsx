import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { hasOperation, privilegesOf } from '../../../../../client/call.ts'
import { regularIds } from '../../../../../contract/operations/operation-names.ts'
import { inDigits } from '../../../../i18n/in-digits.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { useRecordChoice } from '../../../../widgets/reference/use-record-choice.ts'
import type { GoneReference } from '../../actions/calls/conflicts.ts'

interface Props {
  gone: GoneReference
  /** The operation that lists what can be chosen; undefined for who may not see it. */
  operation: string | undefined
  /** Number of the record that is chosen; null for none. */
  chosen: number | null
  onChoose: (chosen: number | null) => void
  fault: string | null
  autoFocus: boolean
}

/**
 * Finds the operation that lists what can be chosen in place of what is gone or does not fit; undefined for who may not see
 * it.
 */
export const useChoiceOf = (): ((gone: GoneReference) => string | undefined) => {
  const check = usePrivilegeCheck()
  return ({ resource }) =>
    regularIds(resource, 'total').find((id) => hasOperation(id) && check(privilegesOf(id) ?? []))
}

const Picker = ({ gone, chosen, onChoose, fault, operation, autoFocus }: Props & { operation: string }) => {
  const { t, i18n } = useTranslation('restore')
  const { field } = useRecordChoice({ operation, params: {} }, chosen)
  const number = inDigits(gone.recordId, i18n.language)
  const [due, free] = gone.unfit ? (['unfit', 'unfitOptional'] as const) : (['gone', 'goneOptional'] as const)
  const hint = t(gone.optional ? free : due, { number })
  return (
    <Autocomplete
      {...field}
      onChange={(_, option) => onChoose(option?.id ?? null)}
      sx={{ mt: 5 }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={gone.title}
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
 * The choice of another record in place of one that is gone for good, or does not go with the others; who may not see such
 * records is told so.
 */
export const GoneField = (props: Props) => {
  const { t } = useTranslation('restore')
  const { gone, operation } = props
  if (operation !== undefined) return <Picker {...props} operation={operation} />
  return (
    <FormHelperText error={!gone.optional} sx={{ mt: 5 }}>
      {t(gone.optional ? 'unseenOptional' : 'unseen', { title: gone.title })}
    </FormHelperText>
  )
}
