import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { SIGN_IN_PATH } from '../../session/return-path.ts'
import { AuthFrame } from './auth-frame.tsx'
import { atMost255, emailRules, required } from './rules.ts'
import { TextInput } from './text-input.tsx'
import { useFields } from './use-fields.ts'

const rules = {
  email: emailRules,
  previousPassword: [required('rules.previousPasswordRequired'), atMost255],
  newPassword: [required('rules.newPasswordRequired'), atMost255],
}

/**
 * The form at `/auth/reset-password` and `/auth/change-password`. It makes no call: it leads
 * to the sign-in page, which says that nothing was changed and where a password is changed.
 */
export function ChangePassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useFields({
    initial: { email: '', previousPassword: '', newPassword: '' },
    rules,
    onSubmit: async () => {
      await navigate(SIGN_IN_PATH, { state: { passwordUnchanged: true } })
    },
  })
  return (
    <AuthFrame title={t('changePassword.title')} text={t('changePassword.text')}>
      <form {...form.formProps}>
        <TextInput
          {...form.field('email')}
          label={t('fields.email')}
          type='email'
          autoComplete='username'
          autoFocus
        />
        <TextInput
          {...form.field('previousPassword')}
          label={t('fields.previousPassword')}
          type='password'
          autoComplete='current-password'
        />
        <TextInput
          {...form.field('newPassword')}
          label={t('fields.newPassword')}
          type='password'
          autoComplete='new-password'
        />
        <Button type='submit' variant='contained' size='large' fullWidth disabled={form.busy} sx={{ mt: 4 }}>
          {t('changePassword.submit')}
        </Button>
        <Button component={Link} to={SIGN_IN_PATH} fullWidth sx={{ mt: 2 }}>
          {t('forgotPassword.toSignIn')}
        </Button>
      </form>
    </AuthFrame>
  )
}
