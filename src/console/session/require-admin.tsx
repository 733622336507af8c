import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { openPaths } from './open-paths.ts'
import { signInPath } from './return-path.ts'
import { loadSession } from './session-store.ts'
import { useSession } from './use-session.ts'
import { userKeyOf } from './user.ts'

const Loader = lazy(() => import('../ui/states/loader.tsx').then((file) => ({ default: file.Loader })))
const ErrorState = lazy(() =>
  import('../ui/states/error-state.tsx').then((file) => ({ default: file.ErrorState })),
)

const begin = (): void => {
  loadSession().catch(() => undefined)
}

/**
 * Lets signed-in admins pass. While the token is being checked a loader shows; everybody else is led to the sign-in
 * page, which leads back here, unless the user has just signed out.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession()
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  useEffect(begin, [])
  // Nobody goes on with what another has typed.
  if (session.status === 'signed-in') return <Fragment key={userKeyOf(session.user)}>{children}</Fragment>
  if (session.status === 'signed-out') {
    return <Navigate to={session.byUser ? openPaths.signIn : signInPath(pathname + search)} replace />
  }
  return (
    <Suspense fallback={null}>
      {session.failed ? (
        <ErrorState message={t('error.generic')} onRetry={begin} />
      ) : (
        <Loader minHeight='100vh' />
      )}
    </Suspense>
  )
}
