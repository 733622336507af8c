import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withTexts } from '../../i18n/i18n.ts'
import { useUser } from '../../session/use-session.ts'
import { Loader } from '../../ui/states.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** A page for signed-in admins only, with the name of the user. Requires `RequireAdmin` around it. */
export const Private = () => {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <AuthFrame title={t('private.title')} text={t('private.text', { name: user?.name ?? '' })}>
      <Button component={Link} to='/' variant='contained' fullWidth sx={{ mt: 4 }}>
        {t('accessDenied.toDashboard')}
      </Button>
    </AuthFrame>
  )
}

const SecondFactorDue = lazy(async () => {
  const { SecondFactorDue } = await withTexts(() => import('./second-factor-due.tsx'), 'account')
  return { default: SecondFactorDue }
})

/** Blocks users who must set up a second factor first: until then, the API refuses all other requests. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) =>
  useUser()?.secondFactorDue ? (
    <Suspense fallback={<Loader minHeight='100vh' />}>
      <SecondFactorDue />
    </Suspense>
  ) : (
    children
  )
