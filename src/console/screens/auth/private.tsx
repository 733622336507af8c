import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUser } from '../../session/use-session.ts'
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
