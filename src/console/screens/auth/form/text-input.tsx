import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './use-fields.ts'

interface TextInputProps extends FieldProps {
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  autoComplete?: string
  autoFocus?: boolean
  disabled?: boolean
  inputMode?: 'numeric'
}

/**
 * A labelled text field with its error below. Uses MUI's parts, because its `TextField` would load selects and menus.
 */
export const TextInput = (props: TextInputProps) => {
  const { label, error, onChange, onBlur, type = 'text', inputMode, ...input } = props
  const id = useId()
  const errorId = `${id}-error`
  return (
    <FormControl error={error !== null} fullWidth margin='normal'>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        type={type}
        label={label}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputProps={{
          inputMode,
          'aria-describedby': error ? errorId : undefined,
          dir: type === 'text' ? 'auto' : 'ltr',
        }}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}

type AccountInputProps = FieldProps & Pick<TextInputProps, 'autoFocus'>

/** The e-mail address of an account. */
export const EmailInput = (props: AccountInputProps) => {
  const { t } = useTranslation()
  return <TextInput {...props} label={t('fields.email')} type='email' autoComplete='username' />
}

interface PasswordInputProps extends AccountInputProps {
  label: string
  of: 'current-password' | 'new-password'
}

/** A password: the present one, or a new one, which password managers can generate. */
export const PasswordInput = ({ of, ...props }: PasswordInputProps) => (
  <TextInput {...props} type='password' autoComplete={of} />
)
