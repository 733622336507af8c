import { emailAddress } from '../../contract/text/email-address.ts'
import { accountRule, createLimiter } from '../auth/limits.ts'
import { makePassword } from '../auth/password-choice.ts'
import { limitKey } from '../handlers/account/sign-in-limits.ts'
import { mailUser } from '../handlers/account/user-mail.ts'
import type { Services } from '../services.ts'
import { setPassword } from '../store/accounts/credentials.ts'
import { removeFactors } from '../store/accounts/factors.ts'
import { languageBefore } from '../store/accounts/known-places.ts'
import { adminBody, syncRoles } from './first-start.ts'

const letter = { subject: 'letter.accountResetSubject', text: 'letter.accountReset' } as const

/**
 * Makes the user with this email address a super admin who can sign in, with a new password and without sessions or
 * second factors; creates the user if there is none. For emergencies; safe beside running servers. The owner of an
 * existing account is informed by mail; returns its id in the message queue. Throws for an invalid address.
 */
export const makeSuperAdmin = async (
  services: Services,
  email: string,
): Promise<{ password: string; isNew: boolean; message: number | null }> => {
  if (!emailAddress.test(email)) throw new Error(`"${email}" is no e-mail address.`)
  const { contract, database, store } = services
  const password = makePassword()
  const hash = await services.passwords.admit('', (hasher) => hasher.hash(password))
  const stored = await store.transaction(async (writer) => {
    await writer.exclusive('first start')
    const body = adminBody(contract, await syncRoles(contract, writer), email)
    const [user] = await writer.find('User', { email }, { limit: 1 })
    const { name: _name, email: _email, registerType: _type, ...rights } = body
    if (user) await writer.update('User', user.id, rights)
    const id = user?.id ?? (await writer.insert('User', body))
    await setPassword(writer.db, id, hash)
    await writer.note(id, 'PASSWORD_RESET')
    if (await removeFactors(writer.db, id)) await writer.note(id, 'FACTOR_OFF')
    if (!user) return { isNew: true, message: null }
    const named = await languageBefore(writer.db, id)
    const origin = { at: new Date(), place: { address: null, program: null }, named }
    return { isNew: false, message: await mailUser(services, writer, user, letter, origin) }
  })
  await createLimiter(database, accountRule).reset(limitKey(email))
  return { password, ...stored }
}
