import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { signUp } from '../../../../generated/api/auth/auth.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { SIGN_IN_PATH } from '../../session/return-path.ts'
import { accountRules } from './account-rules.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Notice } from './notice.tsx'
import { TextInput } from './text-input.tsx'
import { useFields } from './use-fields.ts'

/**
 * Asks for an account of the app, which does not open the console. The API answers alike whether or not the address has
 * one already; what it says stays on the sign-in page, since it tells how to go on.
 */
export function SignUp() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useFields({
    initial: { name: '', essNumber: '', email: '', password: '' },
    rules: accountRules.SignUp,
    onSubmit: async (values) => {
      const { message } = await signUp(values, { signInAgain: false })
      await navigate(SIGN_IN_PATH, { state: { told: textOf(message) || t('signUp.done') } })
    },
  })
  return (
    <AuthFrame title={t('signUp.title')} text={t('signUp.text')}>
      {form.failure !== null && (
        <Notice severity='warning'>{errorMessage(form.failure, t('error.short'))}</Notice>
      )}
      <form {...form.formProps}>
        <TextInput {...form.field('name')} label={t('fields.name')} autoComplete='name' autoFocus />
        <TextInput {...form.field('essNumber')} label={t('fields.essNumber')} />
        <TextInput {...form.field('email')} label={t('fields.email')} type='email' autoComplete='email' />
        <TextInput
          {...form.field('password')}
          label={t('fields.password')}
          type='password'
          autoComplete='new-password'
        />
        <Button type='submit' variant='contained' size='large' fullWidth disabled={form.busy} sx={{ mt: 4 }}>
          {t('signUp.submit')}
        </Button>
        <Button component={Link} to={SIGN_IN_PATH} fullWidth sx={{ mt: 2 }}>
          {t('forgotPassword.toSignIn')}
        </Button>
      </form>
    </AuthFrame>
  )
}
