import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../form/failure-notice.tsx'
import { required } from '../form/rules.ts'
import { TextInput } from '../form/text-input.tsx'
import { useFields } from '../form/use-fields.ts'

interface Props {
  label: string
  /** A numeric code of an app, which phones and password managers fill in, or a recovery code. */
  digits: boolean
  onProve: (code: string) => Promise<void>
}

/** A field for a code and its submit button; errors appear above. */
export const CodeForm = ({ label, digits, onProve }: Props) => {
  const { t: account } = useTranslation('account')
  const form = useFields({
    initial: { code: '' },
    rules: { code: [required('rules.required')] },
    onSubmit: ({ code }) => onProve(code.trim()),
  })
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='warning' />
      <TextInput
        {...form.field('code')}
        label={label}
        autoFocus
        autoComplete={digits ? 'one-time-code' : 'off'}
        {...(digits && { inputMode: 'numeric' })}
      />
      <Button type='submit' variant='contained' size='large' fullWidth loading={form.busy} sx={{ mt: 2 }}>
        {account('secondStep.submit')}
      </Button>
    </form>
  )
}
