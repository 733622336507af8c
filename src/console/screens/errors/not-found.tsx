import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <ErrorPage code='404' title={t('notFound.title')} text={t('notFound.text')} back={t('notFound.back')} />
  )
}
