import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openPaths } from '../../session/paths.ts'
import { AuthForm } from './auth-frame.tsx'
import { atMost255, emailRules, required } from './form/rules.ts'
import { EmailInput, PasswordInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

const rules = {
  email: emailRules,
  previousPassword: [required('rules.previousPasswordRequired'), atMost255],
  newPassword: [required('rules.newPasswordRequired'), atMost255],
}

/**
 * The form at `/auth/reset-password` and `/auth/change-password`. It sends no request: it opens the sign-in page with a
 * notice that nothing was changed, and where to change a password.
 */
export const ChangePassword = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useFields({
    initial: { email: '', previousPassword: '', newPassword: '' },
    rules,
    onSubmit: async () => {
      await navigate(openPaths.signIn, { state: { passwordUnchanged: true } })
    },
  })
  return (
    <AuthForm
      title={t('changePassword.title')}
      text={t('changePassword.text')}
      form={form}
      submit={t('changePassword.submit')}
      elsewhere={{ to: openPaths.signIn, label: t('forgotPassword.toSignIn') }}
    >
      <EmailInput {...form.field('email')} autoFocus />
      <PasswordInput
        {...form.field('previousPassword')}
        label={t('fields.previousPassword')}
        of='current-password'
      />
      <PasswordInput {...form.field('newPassword')} label={t('fields.newPassword')} of='new-password' />
    </AuthForm>
  )
}
