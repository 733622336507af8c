import type { TFunction } from 'i18next'
import type { Session } from '../../../../../generated/models/index.ts'

/** What a place is called: its browser and system, as far as they are known. */
export const placeName = ({ browser, system }: Session, t: TFunction<'tools'>): string => {
  if (browser && system) return t('sessions.on', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
