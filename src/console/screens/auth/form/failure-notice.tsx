import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { Notice } from './notice.tsx'

interface Props {
  /** What the form was refused with; null: nothing. */
  failure: unknown
  severity: 'warning' | 'error'
}

/** Why a form was refused, above its fields. */
export function FailureNotice({ failure, severity }: Props) {
  const { t } = useTranslation()
  if (failure === null) return null
  const fallback = severity === 'error' ? t('error.generic') : t('error.short')
  return <Notice severity={severity}>{errorMessage(failure, fallback)}</Notice>
}
