import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { hasOperation, privilegesOf } from '../../../../../client/call.ts'
import { regularIds } from '../../../../../contract/operation-names.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { usePicker } from '../../../../widgets/reference/use-picker.ts'
import { type PickerOption, unfiltered } from '../../../../widgets/shared/picker-option.ts'
import { useStable } from '../../../../widgets/shared/use-stable.ts'
import type { Gone } from '../../actions/conflicts.ts'

interface Props {
  gone: Gone
  /** Number of the record that is chosen; null for none. */
  chosen: number | null
  onChoose: (chosen: number | null) => void
  fault: string | null
}

const Picker = ({ gone, chosen, onChoose, fault, operation }: Props & { operation: string }) => {
  const { t } = useTranslation('widgets')
  const { t: restore, i18n } = useTranslation('restore')
  const picker = usePicker({ operation, params: {} }, chosen === null ? [] : [chosen], [])
  const value = useStable<PickerOption | null>(chosen === null ? null : picker.optionOf(chosen))
  const number = gone.recordId.toLocaleString(i18n.language, { useGrouping: false })
  const hint = restore(gone.optional ? 'goneOptional' : 'gone', { number })
  return (
    <Autocomplete
      options={picker.options}
      value={value}
      onOpen={() => picker.isFailed && picker.retry()}
      onChange={(_, option) => onChoose(option?.id ?? null)}
      onInputChange={(_, text, reason) => picker.search(reason === 'input' ? text : '')}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      {...(picker.isLong && { filterOptions: unfiltered<PickerOption> })}
      loading={picker.isLoading}
      loadingText={t('reference.loading')}
      noOptionsText={picker.isFailed ? t('reference.failed') : t('reference.none')}
      slotProps={{ listbox: { dir: 'auto' } }}
      sx={{ mt: 5 }}
      renderInput={(input) => (
        <TextField {...input} label={gone.title} error={fault !== null} helperText={fault ?? hint} />
      )}
    />
  )
}

/** The choice of another record in place of one that is gone for good; who may not see such records is told so. */
export const GoneField = (props: Props) => {
  const { t } = useTranslation('restore')
  const check = usePrivilegeCheck()
  const { gone } = props
  const operation = regularIds(gone.resource, 'total').find(
    (id) => hasOperation(id) && check(privilegesOf(id) ?? []),
  )
  if (operation !== undefined) return <Picker {...props} operation={operation} />
  return (
    <FormHelperText error sx={{ mt: 5 }}>
      {t(gone.optional ? 'unseenOptional' : 'unseen', { title: gone.title })}
    </FormHelperText>
  )
}
