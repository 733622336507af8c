import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgotPassword } from '../../../../generated/api/auth/auth.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { openPaths } from '../../session/paths/open-paths.ts'
import { AuthButtons } from './auth-buttons.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailInput } from './form/account-inputs.tsx'
import { accountRules } from './form/account-rules.ts'
import { FailureNotice } from './form/failure-notice.tsx'
import { Notice } from './form/notice.tsx'
import { useFields } from './form/use-fields.ts'

/** Asks for the mail with the request alone: the pages open to everybody load without react-query. */
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
      <FailureNotice failure={form.failure} severity='error' />
      <form {...form.formProps}>
        <EmailInput {...form.field('email')} autoFocus />
        <AuthButtons
          submit={t('forgotPassword.submit')}
          busy={form.busy}
          elsewhere={{ to: openPaths.signIn, label: t('forgotPassword.toSignIn') }}
        />
      </form>
    </AuthFrame>
  )
}
