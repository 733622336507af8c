import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgotPassword } from '../../../../generated/api/auth/auth.ts'
import { failOffline, queryClient } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { openPaths } from '../../session/paths.ts'
import { AuthButtons } from './auth-buttons.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailInput } from './form/account-inputs.tsx'
import { accountRules } from './form/account-rules.ts'
import { FailureNotice } from './form/failure-notice.tsx'
import { Notice } from './form/notice.tsx'
import { useFields } from './form/use-fields.ts'

/** Requests an e-mail with a link to set a new password. */
export const ForgotPassword = () => {
  const { t } = useTranslation()
  const [response, setAnswer] = useState<string | null>(null)
  // Public pages have no QueryClientProvider.
  const { mutateAsync: requestReset } = useForgotPassword(
    { request: { signInAgain: false }, mutation: failOffline },
    queryClient,
  )
  const form = useFields({
    initial: { email: '' },
    rules: { email: accountRules.ForgotPassword.userEmail },
    onSubmit: async ({ email: userEmail }) => {
      setAnswer(null)
      const { message } = await requestReset({ data: { userEmail } })
      setAnswer(textOf(message))
    },
  })
  return (
    <AuthFrame title={t('forgotPassword.title')} text={t('forgotPassword.text')}>
      {response !== null && <Notice severity='success'>{response || t('forgotPassword.sent')}</Notice>}
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
