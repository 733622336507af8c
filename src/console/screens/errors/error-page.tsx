import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { offeredPlatform, returnPath } from '../../session/paths.ts'
import { setPlatform } from '../../session/platform.ts'
import { isMissingCode } from '../../ui/lazy/preload-code.ts'
import { usePageFocus } from '../../ui/page/use-page-focus.ts'
import { PageFailed } from './page-failed.tsx'

interface ErrorPageProps {
  /** The status code, as decoration. */
  code: string
  title: string
  text?: string
  /** Label of the button to `/`. */
  back: string
  /** Help above that button. */
  children?: ReactNode
}

/** Replaces a page that cannot be shown. */
export const ErrorPage = ({ code, title, text, back, children }: ErrorPageProps) => {
  const heading = usePageFocus(title)
  return (
    <Box
      sx={{
        minHeight: '70vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 2,
        p: 6,
      }}
    >
      <Typography
        aria-hidden
        sx={{ fontSize: { xs: 80, sm: 120 }, fontWeight: 700, lineHeight: 1, color: 'primary.main' }}
      >
        {code}
      </Typography>
      <Typography variant='h1' ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{text}</Typography>}
      {children}
      <Button component={Link} to='/' variant='contained' size='large' sx={{ mt: 4 }}>
        {back}
      </Button>
    </Box>
  )
}

/** Replaces a page that the user may not open. */
export const AccessDenied = () => {
  const { t } = useTranslation()
  return (
    <ErrorPage
      code='401'
      title={t('accessDenied.title')}
      text={t('accessDenied.text')}
      back={t('accessDenied.toDashboard')}
    />
  )
}

/** `/auth/500`, also shown for pages that failed unexpectedly. */
export const ServerError = () => {
  const { t } = useTranslation()
  return (
    <ErrorPage
      code='500'
      title={t('serverError.title')}
      text={t('serverError.text')}
      back={t('notFound.back')}
    />
  )
}

/** Replaces a page that failed. */
export const PageError = () => (isMissingCode(useRouteError()) ? <PageFailed /> : <ServerError />)

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
