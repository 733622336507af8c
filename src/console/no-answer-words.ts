import i18next from 'i18next'
import { describeNoAnswerWith, type NoAnswerReason } from '../client/api-error.ts'

const wordsOf = (reason: NoAnswerReason | 'generic', header = ''): string =>
  i18next.t(`error.${reason}`, { origin: location.origin, header })

/** Lets failed requests say, in the language shown, why they have no answer, or that theirs says nothing. */
export const explainNoAnswer = (): void => describeNoAnswerWith(wordsOf)
