import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { finishSignIn } from '../../session/oauth.ts'
import { openPaths } from '../../session/paths/open-paths.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { Loader } from '../../ui/states/loader.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FailureNotice } from './form/failure-notice.tsx'

/** The page that an OAuth 2 provider returns to. */
export function ProviderReturn() {
  const { t } = useTranslation(['shell', 'account'])
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const enter = async (): Promise<void> => {
      const finished = await finishSignIn()
      if (!finished) return
      await enterWithToken(finished.token)
      await navigate(finished.next, { replace: true })
    }
    enter().catch(setFailure)
  }, [navigate])
  if (failure === null) return <Loader />
  return (
    <AuthFrame title={t('signIn.title')} text={t('token.provider')}>
      <FailureNotice failure={failure} severity='error' />
      <Button component={Link} to={openPaths.signIn} variant='contained' size='large' fullWidth>
        {t('signIn.submit')}
      </Button>
    </AuthFrame>
  )
}
