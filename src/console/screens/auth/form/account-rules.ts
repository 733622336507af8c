import { minPasswordLength } from '../../../../contract/records/limits.ts'
import { atLeast, atMost255, emailRules, type Rule, required } from './rules.ts'

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
