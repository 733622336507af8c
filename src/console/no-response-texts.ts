import i18next from 'i18next'
import { describeNoResponseWith, type NoResponseReason } from '../client/api-error.ts'

const textOf = (reason: NoResponseReason | 'generic', header = ''): string =>
  i18next.t(`error.${reason}`, { origin: location.origin, header })

/** Lets failed requests say, in the language shown, why they have no answer, or that theirs says nothing. */
export const translateNoResponse = (): void => describeNoResponseWith(textOf)
