import i18next from 'i18next'
import { errorTexts, type NoResponseReason } from '../client/api-error.ts'

const textOf = (reason: NoResponseReason | 'generic', header = ''): string =>
  i18next.t(`error.${reason}`, { origin: location.origin, header })

/** Registers the translated messages of requests without a response, or with an empty one. */
export const translateNoResponse = (): void => {
  errorTexts.noResponse = textOf
}
