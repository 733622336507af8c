import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { Notice } from './notice.tsx'

interface Props {
  /** The form's error; null for none. */
  failure: unknown
  severity: 'warning' | 'error'
}

/** The form's error, above its fields. */
export const FailureNotice = ({ failure, severity }: Props) => {
  const { t } = useTranslation()
  if (failure === null) return null
  const fallback = severity === 'error' ? t('error.generic') : t('error.short')
  return <Notice severity={severity}>{errorMessage(failure, fallback)}</Notice>
}
