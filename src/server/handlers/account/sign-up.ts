import type { Done, SignUp, User } from '../../../../generated/models/index.ts'
import { checkPasswordChoice } from '../../auth/password-choice.ts'
import { hashPassword, makePassword } from '../../auth/passwords.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Mail } from '../../mail/mail.ts'
import { readCredential, setTemporaryPassword } from '../../store/accounts/credentials.ts'
import type { StoredRecord } from '../../store/record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Serialized, type Stored, storedOf } from '../../stored-model.ts'
import { bodyOf } from '../body-of.ts'
import { done } from '../done.ts'
import type { Answered, Call } from '../handler.ts'
import { limitKey } from './sign-in-limits.ts'

/** How long the mailed password counts, in hours. */
const hours = 24

/** Holds nothing that was typed: a stranger may have typed it. */
const confirming = (foundation: string, password: string): string =>
  `Hello,

somebody, probably you, created an account of ${foundation} for this e-mail address. Sign in once with this password within the next ${hours} hours, and the password that you chose counts from then on:

${password}

If it was not you, you need not do anything: the account cannot be used.

${foundation}
`

const accountExistsText = (foundation: string, name: string): string =>
  `Dear ${name},

somebody, probably you, wanted to create an account of ${foundation} for this e-mail address. You have one already: sign in as you always do. If you no longer know your password, ask for a temporary one with "Forgot password".

If it was not you, you need not do anything: nothing was changed.

${foundation}
`

/** Whether an account still waits for its address to be confirmed, so that another sign-up may take its place. */
async function isUnconfirmed(writer: Writer, { id }: StoredRecord): Promise<boolean> {
  const credential = await readCredential(writer.db, id)
  return credential?.awaits === true && credential.passwordHash === ''
}

/** Stores the account unless the address has one; answers what its owner is told, null for one who is told nothing. */
async function register(
  call: Call,
  { name, essNumber, email, password }: Serialized<SignUp>,
): Promise<Pick<Mail, 'to' | 'text'> | null> {
  const foundation = call.services.settings.foundationName
  const temporary = makePassword()
  const [chosenHash, hash] = await Promise.all([hashPassword(password), hashPassword(temporary)])
  return call.store.transaction(async (writer) => {
    await writer.exclusive(`sign-up ${email.toLowerCase()}`)
    const [existing] = await writer.find('User', { email }, { limit: 1 })
    if (existing && !(await isUnconfirmed(writer, existing))) {
      const owner = storedOf<User>(existing)
      if (owner.banned === true) return null
      return { to: [owner.email ?? email], text: accountExistsText(foundation, owner.name ?? '') }
    }
    const profile = { name, email, essNumber } satisfies Stored<User>
    const fixed = { registerType: 'APP', verified: false, banned: false } satisfies Stored<User>
    if (existing) await writer.update('User', existing.id, profile)
    const id = existing?.id ?? (await writer.insert('User', { ...profile, ...fixed }))
    await setTemporaryPassword(writer.db, id, { hash, minutes: hours * 60, chosenHash })
    return { to: [email], text: confirming(foundation, temporary) }
  })
}

async function deliver(call: Call, body: Serialized<SignUp>): Promise<void> {
  const letter = await register(call, body)
  if (!letter) return
  const subject = `${call.services.settings.foundationName}: your account`
  await call.services.mailer.send({ ...letter, subject })
}

/**
 * signUp: a new account of the app, without a role, so it never enters the console. Everything is done after the answer,
 * and the account is of no use before its address is confirmed, so neither what is answered, nor when, nor a sign-in
 * afterwards tells whether the address had an account.
 */
export async function signUp(call: Call): Promise<Answered<Done>> {
  const body = bodyOf<SignUp>(call)
  const { limits, background } = call.services
  await checkPasswordChoice(body.password, body, '/password')
  await limits.signUp.use(limitKey(networkOf(call.request.ip)))
  await limits.signUpMail.use(limitKey(body.email))
  background.add(deliver(call, body), (error) => call.log.error({ err: error }, 'an account was not created'))
  return done()
}
