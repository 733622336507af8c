import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../client/api-error.ts'
import { isMissingCode } from '../ui/lazy/missing-code.ts'

/** The sentence for what could not be loaded: of code, or of an answer of the API as {@link errorMessage} has it. */
export const useFailureText = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('frame')
  return (error, fallback) => (isMissingCode(error) ? t('partFailed') : errorMessage(error, fallback))
}
