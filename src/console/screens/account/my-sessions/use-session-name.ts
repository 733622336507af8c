import { useTranslation } from 'react-i18next'
import type { Session } from '../../../../../generated/api/foundation.schemas.ts'

/** Formats the name of a session from its browser and system, if known. */
export const useSessionName = (): ((session: Session) => string) => {
  const { t } = useTranslation('account')
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.on', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
}
