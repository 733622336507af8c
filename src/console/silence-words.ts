import i18next from 'i18next'
import { describeSilenceWith, type Silence } from '../client/api-error.ts'

const wordsOf = (silence: Silence): string => {
  const { t } = i18next
  if (silence === 'offline') return t('error.offline')
  return silence === 'unreachable' ? t('error.unreachable') : t('error.foreign', { origin: location.origin })
}

/** Lets failed requests say, in the language shown, why they have no answer. */
export const explainSilence = (): void => describeSilenceWith(wordsOf)
