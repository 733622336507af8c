import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { offeredPlatform, returnPath } from '../../session/paths.ts'
import { setPlatform } from '../../session/platform.ts'
import { ErrorPage } from './error-page.tsx'

/** Notice that the requested page exists in the other mode, with a link. */
const OtherMode = () => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const navigate = useNavigate()
  const mode = offeredPlatform(search)
  if (mode === null) return null
  const platform = t(mode === 'WEB' ? 'platform.web' : 'platform.mobile')
  const change = (): void => {
    setPlatform(mode)
    void navigate(returnPath(search), { replace: true })
  }
  return (
    <>
      <Typography sx={{ mt: 4 }}>{t('platform.elsewhere', { platform })}</Typography>
      <Button variant='outlined' size='large' onClick={change}>
        {t('platform.switch', { platform })}
      </Button>
    </>
  )
}

/** Replaces a page that does not exist, or only in the other mode. */
export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <ErrorPage code='404' title={t('notFound.title')} text={t('notFound.text')} back={t('notFound.back')}>
      <OtherMode />
    </ErrorPage>
  )
}

/** The page for unknown addresses, signed in or not. */
export const UnknownPage = () => (
  <main>
    <NotFound />
  </main>
)
