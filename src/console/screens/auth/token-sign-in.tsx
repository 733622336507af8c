import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { returnPath } from '../../session/paths.ts'
import { resetSignedOutByUser } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { ApiSignIn, apiSignInText } from './api-sign-in.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** The sign-in page for another API. */
export const TokenSignIn = () => {
  const { t } = useTranslation(['shell', 'account'])
  const session = useSession()
  const { search } = useLocation()
  useEffect(resetSignedOutByUser, [])
  if (session.status === 'signed-in') return <Navigate to={returnPath(search)} replace />
  return (
    <AuthFrame title={t('signIn.title')} text={t(apiSignInText())}>
      <ApiSignIn />
    </AuthFrame>
  )
}
