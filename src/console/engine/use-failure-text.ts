import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../client/api-error.ts'
import { isMissingCode } from '../ui/lazy/preload-code.ts'

/** The message for code that could not be loaded, or for a failed request as in {@link errorMessage}. */
export const useFailureText = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('frame')
  return (error, fallback) => (isMissingCode(error) ? t('partFailed') : errorMessage(error, fallback))
}
