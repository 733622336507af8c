import { emailAddress } from '../../../../contract/text/email-address.ts'

/** A validation rule: returns the key of its message, or null for a valid value. `values` are all of the form's. */
export type Rule<Values> = (value: string, values: Values) => string | null

/** Maximum length of text fields. */
const MAX_LENGTH = 255

/** A required text; `message` is the key of the error. */
export const required =
  (message: string): Rule<unknown> =>
  (value) =>
    value === '' ? message : null

/** The rule of all text fields. */
export const atMost255: Rule<unknown> = (value) => (value.length > MAX_LENGTH ? 'rules.tooLong' : null)

/** A text with a minimum length; `message` is the key of the error. */
export const atLeast =
  (length: number, message: string): Rule<unknown> =>
  (value) =>
    value.length < length ? message : null

const emailFormat: Rule<unknown> = (value) => (emailAddress.test(value) ? null : 'rules.emailInvalid')

/** The rules of all e-mail fields on the sign-in screens. */
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
