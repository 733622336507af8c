import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgotPassword } from '../../../../generated/api/auth/auth.ts'
import { failOffline, queryClient } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { openPaths } from '../../session/paths.ts'
import { AuthForm } from './auth-frame.tsx'
import { Notice } from './form/notice.tsx'
import { accountRules } from './form/rules.ts'
import { EmailInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

/** Requests an e-mail with a link to set a new password. */
export const ForgotPassword = () => {
  const { t } = useTranslation()
  const [response, setResponse] = useState<string | null>(null)
  // Public pages have no QueryClientProvider.
  const { mutateAsync: requestReset } = useForgotPassword(
    { request: { signInAgain: false }, mutation: failOffline },
    queryClient,
  )
  const form = useFields({
    initial: { email: '' },
    rules: { email: accountRules.ForgotPassword.userEmail },
    onSubmit: async ({ email: userEmail }) => {
      setResponse(null)
      const { message } = await requestReset({ data: { userEmail } })
      setResponse(textOf(message))
    },
  })
  return (
    <AuthForm
      title={t('forgotPassword.title')}
      text={t('forgotPassword.text')}
      form={form}
      severity='error'
      notices={
        response !== null && <Notice severity='success'>{response || t('forgotPassword.sent')}</Notice>
      }
      submit={t('forgotPassword.submit')}
      elsewhere={{ to: openPaths.signIn, label: t('forgotPassword.toSignIn') }}
    >
      <EmailInput {...form.field('email')} autoFocus />
    </AuthForm>
  )
}
