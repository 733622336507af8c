import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

/** `/auth/500`, also shown for pages that failed unexpectedly. */
export function ServerError() {
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
