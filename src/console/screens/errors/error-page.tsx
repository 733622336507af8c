import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteError } from 'react-router-dom'
import { isMissingCode } from '../../ui/lazy/missing-code.ts'
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
