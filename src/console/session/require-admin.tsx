import { Fragment, lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useRevalidator } from 'react-router-dom'
import { openPaths, signInPath } from './paths.ts'
import { getSession, leave, loadSession, type Session } from './session-store.ts'
import { isUnsaved } from './unsaved.ts'
import { useSession, useUserKey } from './use-session.ts'

const Loader = lazy(() => import('../ui/states.tsx').then((file) => ({ default: file.Loader })))
const ErrorState = lazy(() => import('../ui/states.tsx').then((file) => ({ default: file.ErrorState })))

const begin = (): void => {
  loadSession().catch(() => undefined)
}

/** Starts the session check. Not repeated after a failure, so that users do not wait for the timeout twice. */
const beginOnce = (): void => {
  const session = getSession()
  if (session.status === 'not-initialised' && !session.failed) begin()
}

/**
 * Whether the page's loaders have run for this user. Loaders redirect users without access, but let unknown users pass,
 * and do not run when a user signs in later in another tab: then they run again.
 */
const useIsAdmitted = (user: string | null): boolean => {
  const { revalidate } = useRevalidator()
  const [admitted, setAdmitted] = useState(user)
  useEffect(() => {
    if (user === admitted) return
    let isLatest = true
    // After the navigation that they cause.
    const admit = (): void => {
      if (isLatest) startTransition(() => setAdmitted(user))
    }
    if (user === null) setAdmitted(null)
    else void revalidate().then(admit)
    return () => {
      isLatest = false
    }
  }, [user, admitted, revalidate])
  return user === admitted
}

/** The privileges of a session as one text. */
const privilegesIn = (session: Session): string =>
  session.status === 'signed-in' ? [...session.privileges].join(' ') : ''

/** A changed role may close the open page, but keeps unsaved input. */
const useChangesOfRole = (user: string | null, privileges: string): void => {
  const { revalidate } = useRevalidator()
  const before = useRef({ user, privileges })
  useEffect(() => {
    const isChanged = before.current.user === user && before.current.privileges !== privileges
    before.current = { user, privileges }
    if (isChanged && !isUnsaved()) void revalidate()
  }, [user, privileges, revalidate])
}

/**
 * Admits signed-in admins. Shows a loader during the token check; redirects everybody else to the sign-in page, which
 * returns here, unless the user has just signed out.
 */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const user = useUserKey()
  const isAdmitted = useIsAdmitted(user)
  useChangesOfRole(user, privilegesIn(session))
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  useEffect(beginOnce, [])
  // The key discards the input of a previous user.
  if (user !== null && isAdmitted) return <Fragment key={user}>{children}</Fragment>
  if (session.status === 'signed-out') {
    return <Navigate to={session.byUser ? openPaths.signIn : signInPath(pathname + search)} replace />
  }
  return (
    <Suspense fallback={null}>
      {session.status === 'not-initialised' && session.failed ? (
        <ErrorState message={t('error.generic')} onRetry={begin} onSignIn={() => leave(false)} />
      ) : (
        <Loader minHeight='100vh' />
      )}
    </Suspense>
  )
}
