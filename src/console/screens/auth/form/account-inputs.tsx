import { useTranslation } from 'react-i18next'
import { TextInput } from './text-input.tsx'
import type { FieldProps } from './use-fields.ts'

interface InputProps extends FieldProps {
  autoFocus?: boolean
}

/** The e-mail address of an account. */
export const EmailInput = (props: InputProps) => {
  const { t } = useTranslation()
  return <TextInput {...props} label={t('fields.email')} type='email' autoComplete='username' />
}

/** A password: the present one, or a new one, which password managers can generate. */
export const PasswordInput = ({
  of,
  ...props
}: InputProps & { label: string; of: 'current-password' | 'new-password' }) => (
  <TextInput {...props} type='password' autoComplete={of} />
)
