import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '../../../client/api-error.ts'
import { untrusted } from '../../../client/untrusted-response.ts'
import { finishSignIn } from '../../session/oauth.ts'
import { openPaths } from '../../session/paths.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { Loader } from '../../ui/states.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FailureNotice } from './form/notice.tsx'

/** The page that an OAuth 2 provider returns to. */
export const ProviderReturn = () => {
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
    enter().catch((error: unknown) => {
      const { name, error: code } = untrusted<{ name: string; error: string }>(error)
      // The provider's own refusal: the user did not consent, or may not use the console.
      const isRefusal = name === 'ErrorResponse' && typeof code === 'string'
      setFailure(isRefusal ? new ApiError(403, t('token.denied', { code })) : error)
    })
  }, [navigate, t])
  if (failure === null) return <Loader />
  return (
    <AuthFrame title={t('signIn.title')} text={t('token.provider')}>
      <FailureNotice failure={failure} severity='error' />
      <Button
        component={Link}
        to={openPaths.signIn}
        variant='contained'
        size='large'
        fullWidth
        sx={{ mt: 4 }}
      >
        {t('signIn.submit')}
      </Button>
    </AuthFrame>
  )
}
