import { emailAddress } from '../../../../contract/text/email-address.ts'

/** A rule of a field: the key of its message when it is broken, else null. `values` are all of the form's. */
export type Rule<Values> = (value: string, values: Values) => string | null

/** Text fields take at most 255 characters. */
const MAX_LENGTH = 255

/** A text that must be there; `message` is the key of what is said without it. */
export const required =
  (message: string): Rule<unknown> =>
  (value) =>
    value === '' ? message : null

/** What every text field keeps to. */
export const atMost255: Rule<unknown> = (value) => (value.length > MAX_LENGTH ? 'rules.tooLong' : null)

/** A text of at least so many characters; `message` is the key of what is said of a shorter one. */
export const atLeast =
  (length: number, message: string): Rule<unknown> =>
  (value) =>
    value.length < length ? message : null

const emailFormat: Rule<unknown> = (value) => (emailAddress.test(value) ? null : 'rules.emailInvalid')

/** The rules of every e-mail field of the sign-in screens. */
export const emailRules: readonly Rule<unknown>[] = [required('rules.emailRequired'), emailFormat, atMost255]

/** The message of the first broken rule, or null. */
export const firstBroken = <Values>(
  rules: readonly Rule<Values>[],
  value: string,
  values: Values,
): string | null => {
  for (const rule of rules) {
    const message = rule(value, values)
    if (message) return message
  }
  return null
}
