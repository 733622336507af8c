import { useTranslation } from 'react-i18next'
import { useSignUp } from '../../../../generated/api/auth/auth.ts'
import { failOffline, queryClient } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { openPaths } from '../../session/paths.ts'
import { useNavigateWhileMounted } from '../../ui/page/navigate.tsx'
import { AuthForm } from './auth-frame.tsx'
import { accountRules } from './form/rules.ts'
import { PasswordInput, TextInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

/**
 * Requests an account of the app, which has no access to the console. The API responds alike whether or not the address
 * already has an account; its message stays on the sign-in page, because it describes the next step.
 */
export const SignUp = () => {
  const { t } = useTranslation()
  const navigate = useNavigateWhileMounted()
  // Public pages have no QueryClientProvider.
  const { mutateAsync: signUp } = useSignUp(
    { request: { signInAgain: false }, mutation: failOffline },
    queryClient,
  )
  const form = useFields({
    initial: { name: '', essNumber: '', email: '', password: '' },
    rules: accountRules.SignUp,
    onSubmit: async (values) => {
      const { message } = await signUp({ data: values })
      await navigate(openPaths.signIn, { state: { notice: textOf(message) || t('signUp.done') } })
    },
  })
  return (
    <AuthForm
      title={t('signUp.title')}
      text={t('signUp.text')}
      form={form}
      submit={t('signUp.submit')}
      elsewhere={{ to: openPaths.signIn, label: t('forgotPassword.toSignIn') }}
    >
      <TextInput {...form.field('name')} label={t('fields.name')} autoComplete='name' autoFocus />
      <TextInput {...form.field('essNumber')} label={t('fields.essNumber')} />
      <TextInput {...form.field('email')} label={t('fields.email')} type='email' autoComplete='email' />
      <PasswordInput {...form.field('password')} label={t('fields.password')} of='new-password' />
    </AuthForm>
  )
}
