import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { errorMessage } from '../../../client/api-error.ts'
import { textOf, untrusted } from '../../../client/untrusted-response.ts'
import { returnPath } from '../../session/return-path.ts'
import { reachedSignIn, signIn } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { accountRules } from './account-rules.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Notice } from './notice.tsx'
import { preloadConsole } from './preload-console.ts'
import { TextInput } from './text-input.tsx'
import { useFields } from './use-fields.ts'

/** What the form that led here has to say. */
const toldBy = (state: unknown): { unchanged: boolean; text: string | null } => {
  const { passwordUnchanged, told } = untrusted<{ passwordUnchanged: boolean; told: string }>(state)
  return { unchanged: passwordUnchanged === true, text: textOf(told) || null }
}

/** Sign-in. Somebody signed in already goes straight on to where they wanted. */
export function SignIn() {
  const { t } = useTranslation()
  const session = useSession()
  const { search, state } = useLocation()
  const told = toldBy(state)
  const form = useFields({
    initial: { email: '', password: '' },
    rules: accountRules.SignIn,
    onSubmit: async ({ email, password }) => {
      await signIn(email, password, (message) => showToast({ message, type: 'warning' }))
    },
  })
  useEffect(preloadConsole, [])
  useEffect(reachedSignIn, [])
  if (session.status === 'signed-in') return <Navigate to={returnPath(search)} replace />
  return (
    <AuthFrame title={t('signIn.title')} text={t('signIn.text')}>
      {told.unchanged && <Notice severity='info'>{t('signIn.passwordUnchanged')}</Notice>}
      {told.text !== null && <Notice severity='success'>{told.text}</Notice>}
      {form.failure !== null && (
        <Notice severity='warning'>{errorMessage(form.failure, t('error.short'))}</Notice>
      )}
      <form {...form.formProps}>
        <TextInput
          {...form.field('email')}
          label={t('fields.email')}
          type='email'
          autoComplete='username'
          autoFocus
        />
        <TextInput
          {...form.field('password')}
          label={t('fields.password')}
          type='password'
          autoComplete='current-password'
        />
        <Button type='submit' variant='contained' size='large' fullWidth disabled={form.busy} sx={{ mt: 4 }}>
          {t('signIn.submit')}
        </Button>
        <Button component={Link} to='/auth/forgot-password' fullWidth sx={{ mt: 2 }}>
          {t('signIn.forgot')}
        </Button>
      </form>
    </AuthFrame>
  )
}
