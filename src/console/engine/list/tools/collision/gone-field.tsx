import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { hasOperation, privilegesOf } from '../../../../../client/call.ts'
import { regularIds } from '../../../../../contract/operation-names.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { useRecordChoice } from '../../../../widgets/reference/use-record-choice.ts'
import type { Gone } from '../../actions/conflicts.ts'

interface Props {
  gone: Gone
  /** Number of the record that is chosen; null for none. */
  chosen: number | null
  onChoose: (chosen: number | null) => void
  fault: string | null
}

const Picker = ({ gone, chosen, onChoose, fault, operation }: Props & { operation: string }) => {
  const { t, i18n } = useTranslation('restore')
  const { field } = useRecordChoice({ operation, params: {} }, chosen)
  const number = gone.recordId.toLocaleString(i18n.language, { useGrouping: false })
  const hint = t(gone.optional ? 'goneOptional' : 'gone', { number })
  return (
    <Autocomplete
      {...field}
      onChange={(_, option) => onChoose(option?.id ?? null)}
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
