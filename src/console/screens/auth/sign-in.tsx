import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { textOf, untrusted } from '../../../client/untrusted-response.ts'
import { openPaths, returnPath } from '../../session/paths.ts'
import { resetSignedOutByUser, signIn } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { FetchPageContext } from '../../ui/page/fetch-page-context.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AuthForm } from './auth-frame.tsx'
import { Notice } from './form/notice.tsx'
import { accountRules } from './form/rules.ts'
import { EmailInput, PasswordInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

/** Delay in milliseconds before anything but the form is fetched. */
const delay = 1500

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else work()
}

/**
 * Prefetches the page after sign-in while the form is filled in, so that only the response to the sign-in is waited
 * for.
 */
const usePageAhead = (path: string): void => {
  const fetchPage = use(FetchPageContext)
  useEffect(() => {
    // The page itself reports the failure when opened.
    const timer = setTimeout(() => whenIdle(() => fetchPage(path).catch(() => undefined)), delay)
    return () => clearTimeout(timer)
  }, [fetchPage, path])
}

/** The notice of the form that navigated here. */
const noticeIn = (state: unknown): { unchanged: boolean; text: string | null } => {
  const { passwordUnchanged, notice } = untrusted<{ passwordUnchanged: boolean; notice: string }>(state)
  return { unchanged: passwordUnchanged === true, text: textOf(notice) || null }
}

/** The sign-in page. Signed-in users continue at once to their destination. */
export const SignIn = () => {
  const { t } = useTranslation()
  const session = useSession()
  const { search, state } = useLocation()
  const notice = noticeIn(state)
  const form = useFields({
    initial: { email: '', password: '' },
    rules: accountRules.SignIn,
    onSubmit: async ({ email, password }) => {
      await signIn(email, password, (message) => showToast({ message, type: 'warning' }))
    },
  })
  usePageAhead(returnPath(search))
  useEffect(resetSignedOutByUser, [])
  if (session.status === 'signed-in') return <Navigate to={returnPath(search)} replace />
  return (
    <AuthForm
      title={t('signIn.title')}
      text={t('signIn.text')}
      form={form}
      notices={
        <>
          {notice.unchanged && <Notice severity='info'>{t('signIn.passwordUnchanged')}</Notice>}
          {notice.text !== null && <Notice severity='success'>{notice.text}</Notice>}
        </>
      }
      submit={t('signIn.submit')}
      elsewhere={{ to: openPaths.forgotPassword, label: t('signIn.forgot') }}
    >
      <EmailInput {...form.field('email')} autoFocus />
      <PasswordInput {...form.field('password')} label={t('fields.password')} of='current-password' />
    </AuthForm>
  )
}
