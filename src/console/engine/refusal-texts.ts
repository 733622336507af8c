import i18next from 'i18next'
import { type ApiError, errorTexts } from '../../client/api-error.ts'

/** Reason phrases of HTTP, which frameworks send as messages. Users learn nothing from them. */
const reasonPhrases =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|gone|(payload|content) too large|unprocessable (entity|content)|too many requests|(internal )?server error|not implemented|bad gateway|service unavailable|gateway time-?out)$/i

/** The message of a refusal; empty for a reason phrase. */
export const ownMessage = ({ serverMessage }: ApiError): string =>
  reasonPhrases.test(serverMessage) ? '' : serverMessage

type Meaning = 'forbidden' | 'missing' | 'unsupported' | 'refused'

const meanings: Readonly<Record<number, Meaning>> = {
  403: 'forbidden',
  404: 'missing',
  405: 'unsupported',
  410: 'missing',
  501: 'unsupported',
}

/** Refusals that another try may overcome. */
const transient: readonly number[] = [401, 408, 425, 429]

/** The meaning of a refusal without a message; undefined where another try may help, or where its faults describe it. */
const meaningOf = ({ isUnknownPath, status, faults }: ApiError): Meaning | undefined => {
  if (isUnknownPath) return 'unsupported'
  if (faults.length > 0) return undefined
  const isRefusal = status >= 400 && status < 500 && !transient.includes(status)
  return meanings[status] ?? (isRefusal ? 'refused' : undefined)
}

const messageOf = (error: ApiError): string => {
  const meaning = meaningOf(error)
  return (
    ownMessage(error) || (meaning ? i18next.t(`engine:refusal.${meaning}`, { status: error.status }) : '')
  )
}

/** Registers the translated descriptions of refusals without a message. */
export const translateRefusals = (): void => {
  errorTexts.refusal = messageOf
}
