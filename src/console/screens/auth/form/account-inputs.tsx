import { useTranslation } from 'react-i18next'
import { TextInput } from './text-input.tsx'
import type { FieldProps } from './use-fields.ts'

interface InputProps extends FieldProps {
  autoFocus?: boolean
}

/** The e-mail address that an account is signed in by. */
export function EmailInput(props: InputProps) {
  const { t } = useTranslation()
  return <TextInput {...props} label={t('fields.email')} type='email' autoComplete='username' />
}

/** A password: the one that the account has, or a new one, which password managers offer to make up. */
export function PasswordInput({
  of,
  ...props
}: InputProps & { label: string; of: 'current-password' | 'new-password' }) {
  return <TextInput {...props} type='password' autoComplete={of} />
}
