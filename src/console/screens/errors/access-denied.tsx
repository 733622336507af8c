import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

/** Replaces a page that the user may not open. */
export function AccessDenied() {
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
