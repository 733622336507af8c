import { emailAddress } from '../../contract/text/email-address.ts'
import { createLimiter } from '../auth/limiter.ts'
import { accountRule } from '../auth/limits.ts'
import { hashPassword, makePassword } from '../auth/passwords.ts'
import { limitKey } from '../handlers/account/sign-in-limits.ts'
import { mailUser } from '../handlers/account/user-mail.ts'
import type { Services } from '../services.ts'
import { setPassword } from '../store/accounts/credentials.ts'
import { removeFactors } from '../store/accounts/factors.ts'
import { languageBefore } from '../store/accounts/known-places.ts'
import { adminBody, syncRoles } from './first-start.ts'

const letter = { subject: 'letter.accountResetSubject', text: 'letter.accountReset' } as const

async function tell(services: Services, userId: number, at: Date): Promise<void> {
  const user = await services.store.get('User', userId)
  if (!user) return
  const named = await languageBefore(services.database, userId)
  await mailUser(services, user, letter, { at, place: { address: null, program: null }, named })
}

/**
 * Makes whoever has this e-mail address a super admin who can sign in, with a new password and without any session or
 * second factor; a new user where nobody has it. For the day when nobody else can: beside running servers it is safe.
 * Whose account it was is told by mail, which the services' end waits for; `untold` hears why that failed. Throws for a text
 * that is no e-mail address.
 */
export async function makeSuperAdmin(
  services: Services,
  email: string,
  untold: (error: unknown) => void,
): Promise<{ password: string; isNew: boolean }> {
  if (!emailAddress.test(email)) throw new Error(`"${email}" is no e-mail address.`)
  const { contract, database, store } = services
  const password = makePassword()
  const hash = await hashPassword(password)
  const { id, isNew } = await store.transaction(async (writer) => {
    await writer.exclusive('first start')
    const body = adminBody(contract, await syncRoles(contract, writer), email)
    const [user] = await writer.find('User', { email }, { limit: 1 })
    const { name: _name, email: _email, registerType: _type, ...rights } = body
    if (user) await writer.update('User', user.id, rights)
    const id = user?.id ?? (await writer.insert('User', body))
    await setPassword(writer.db, id, hash)
    await writer.note(id, 'PASSWORD_RESET')
    if (await removeFactors(writer.db, id)) await writer.note(id, 'FACTOR_OFF')
    return { id, isNew: user === undefined }
  })
  await createLimiter(database, accountRule).reset(limitKey(email))
  if (!isNew) services.background.add(tell(services, id, new Date()), untold)
  return { password, isNew }
}
