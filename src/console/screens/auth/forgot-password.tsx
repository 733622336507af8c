import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { forgotPassword } from '../../../../generated/api/auth/auth.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { SIGN_IN_PATH } from '../../session/return-path.ts'
import { accountRules } from './account-rules.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Notice } from './notice.tsx'
import { TextInput } from './text-input.tsx'
import { useFields } from './use-fields.ts'

const requestReset = async (userEmail: string): Promise<string> => {
  const { message } = await forgotPassword({ userEmail }, { signInAgain: false })
  return textOf(message)
}

/** Asks for a mail that leads to a new password. */
export function ForgotPassword() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<string | null>(null)
  const form = useFields({
    initial: { email: '' },
    rules: { email: accountRules.ForgotPassword.userEmail },
    onSubmit: async ({ email }) => {
      setAnswer(null)
      setAnswer(await requestReset(email))
    },
  })
  return (
    <AuthFrame title={t('forgotPassword.title')} text={t('forgotPassword.text')}>
      {answer !== null && <Notice severity='success'>{answer || t('forgotPassword.sent')}</Notice>}
      {form.failure !== null && (
        <Notice severity='error'>{errorMessage(form.failure, t('error.generic'))}</Notice>
      )}
      <form {...form.formProps}>
        <TextInput
          {...form.field('email')}
          label={t('fields.email')}
          type='email'
          autoComplete='username'
          autoFocus
        />
        <Button type='submit' variant='contained' size='large' fullWidth disabled={form.busy} sx={{ mt: 4 }}>
          {t('forgotPassword.submit')}
        </Button>
        <Button component={Link} to={SIGN_IN_PATH} fullWidth sx={{ mt: 2 }}>
          {t('forgotPassword.toSignIn')}
        </Button>
      </form>
    </AuthFrame>
  )
}
