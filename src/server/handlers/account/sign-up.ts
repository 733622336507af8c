import type { Done, SignUp, User } from '../../../../generated/api/foundation.schemas.ts'
import { checkPasswordChoice, hashMailed, makePassword } from '../../auth/password-choice.ts'
import { networkOf } from '../../http/client-address.ts'
import { readCredential, setTemporaryPassword } from '../../store/accounts/credentials.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Serialized, type Stored, storedOf } from '../../stored-model.ts'
import { bodyOf, done } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { limitKey } from './sign-in-limits.ts'

/** How long the mailed password is valid, in hours. */
const hours = 24

/** Contains no input of the request, which may come from anybody. */
const confirming = (foundation: string, password: string): string =>
  `Hello,

somebody, probably you, created an account of ${foundation} for this e-mail address. This password signs you in once within the next ${hours} hours:

${password}

Right after signing in, choose your own password under Reset Password; give this one as the old password.

If it was not you, you need not do anything: the account cannot be used.

${foundation}
`

const accountExistsText = (foundation: string, name: string): string =>
  `Dear ${name},

somebody, probably you, wanted to create an account of ${foundation} for this e-mail address. You have one already: sign in as you always do. If you no longer know your password, ask for a temporary one with "Forgot password".

If it was not you, you need not do anything: nothing was changed.

${foundation}
`

/** Whether an account is still unconfirmed, so that another sign-up may replace it. */
const isUnconfirmed = async (writer: Writer, { id }: StoredRecord): Promise<boolean> => {
  const credential = await readCredential(writer.db, id)
  return credential?.awaitsConfirmation === true
}

/** Stores the account unless the address already has one, and mails instructions to its owner. */
const register = (call: Call, { name, essNumber, email }: Serialized<SignUp>): Promise<unknown> => {
  const foundation = call.services.settings.foundationName
  const mail = { kind: 'MAIL', subject: `${foundation}: your account` } as const
  return call.store.transaction(async (writer) => {
    await writer.exclusive(`sign-up ${email.toLowerCase()}`)
    const [existing] = await writer.find('User', { email }, { limit: 1 })
    if (existing && !(await isUnconfirmed(writer, existing))) {
      const owner = storedOf<User>(existing)
      if (owner.banned === true) return
      const text = accountExistsText(foundation, owner.name ?? '')
      await writer.send({ ...mail, to: [owner.email ?? email], text })
      return
    }
    const profile = { name, email, essNumber } satisfies Stored<User>
    const fixed = { registerType: 'APP', verified: false, banned: false } satisfies Stored<User>
    if (existing) await writer.update('User', existing.id, profile)
    const id = existing?.id ?? (await writer.insert('User', { ...profile, ...fixed }))
    const temporary = makePassword()
    const hash = hashMailed(temporary)
    await setTemporaryPassword(writer.db, id, { hash, minutes: hours * 60, signUp: true })
    const message = { ...mail, to: [email], text: confirming(foundation, temporary) }
    await writer.send(message, { validMinutes: hours * 60 })
  })
}

/**
 * signUp: creates an account of the app, without a role, so without access to the console. The password of the request
 * is checked but not stored: anybody can sign up with any address, so only the person who reads its mail chooses the
 * password. All work follows the response, so neither the response, nor its timing, nor a later sign-in reveals whether
 * the address had an account.
 */
export const signUp = async (call: Call): Promise<OperationResult<Done>> => {
  const body = bodyOf<SignUp>(call)
  const { limits, background } = call.services
  await checkPasswordChoice(body.password, body, '/password')
  await limits.signUp.use(limitKey(networkOf(call.request.ip)))
  await limits.signUpMail.use(limitKey(body.email))
  background.add(register(call, body), (error) =>
    call.log.error({ err: error }, 'an account was not created'),
  )
  return done()
}
