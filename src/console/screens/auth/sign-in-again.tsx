import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithoutUsers } from '../../../contract/conventions/session.ts'
import { signIn, signOut } from '../../session/session-store.ts'
import { isSignInAgainOpen, subscribeSignInAgain } from '../../session/sign-in-again.ts'
import { useUser } from '../../session/use-session.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { ApiSignIn } from './api-sign-in.tsx'
import { FailureNotice } from './form/notice.tsx'
import { accountRules } from './form/rules.ts'
import { EmailInput, PasswordInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

const SignInAgainForm = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const form = useFields({
    initial: { email, password: '' },
    rules: accountRules.SignIn,
    onSubmit: async (values) => {
      const isEntered = await signIn(values.email, values.password)
      if (!isEntered && values.email.trim().toLowerCase() !== email.toLowerCase())
        showToast({ message: t('signInAgain.other', { email }), type: 'info', duration: 15_000 })
    },
  })
  return (
    <form {...form.formProps}>
      <DialogTitle>{t('signInAgain.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('signInAgain.text')}</DialogContentText>
        <DialogContentText>{t('signInAgain.owner', { email })}</DialogContentText>
        <FailureNotice failure={form.failure} severity='warning' />
        <EmailInput {...form.field('email')} />
        <PasswordInput
          {...form.field('password')}
          label={t('fields.password')}
          of='current-password'
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={signOut} disabled={form.busy}>
          {t('account.signOut')}
        </Button>
        <Button type='submit' variant='contained' loading={form.busy}>
          {t('signIn.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}

/**
 * Sign-in over the open page after the API has refused the token. Afterwards, refused requests are repeated, and input
 * is kept. Shows whose page it is: signing in as a different user signs out completely.
 */
export const SignInAgain = () => {
  const { t } = useTranslation()
  const open = useSyncExternalStore(subscribeSignInAgain, isSignInAgainOpen)
  const user = useUser()
  return (
    <Dialog open={open && user !== null} maxWidth='xs' fullWidth>
      {user && isWithoutUsers && (
        <>
          <DialogTitle>{t('signInAgain.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText>{t('signInAgain.text')}</DialogContentText>
            <ApiSignIn isOverPage />
          </DialogContent>
        </>
      )}
      {user && !isWithoutUsers && <SignInAgainForm email={user.email} />}
    </Dialog>
  )
}
