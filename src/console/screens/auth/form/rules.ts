import { minPasswordLength } from '../../../../contract/records/limits.ts'
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
const atLeast =
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

const maxPhoneLength = 32

const phoneLength: Rule<unknown> = (value) => (value.length > maxPhoneLength ? 'rules.phoneTooLong' : null)

const signInPassword = [required('rules.passwordRequired'), atMost255]
const newPassword = atLeast(minPasswordLength, 'rules.passwordTooShort')

/**
 * The rules of the account forms, by body of the contract and property. `npm run check` tests them with texts that are
 * just too short or too long for the contract.
 */
export const accountRules = {
  SignIn: { email: emailRules, password: signInPassword },
  SignUp: {
    name: [required('rules.firstNameRequired'), atMost255],
    essNumber: [required('rules.essNumberRequired'), atMost255],
    email: emailRules,
    password: [required('rules.required'), newPassword, atMost255],
  },
  ForgotPassword: { userEmail: emailRules },
  ChangePassword: {
    previousPassword: signInPassword,
    newPassword: [required('rules.passwordRequired'), newPassword, atMost255],
    newPasswordAgain: signInPassword,
  },
  ProfileUpdate: { name: [required('rules.nameRequired'), atMost255], phoneNumber: [phoneLength] },
} satisfies Record<string, Record<string, readonly Rule<unknown>[]>>
