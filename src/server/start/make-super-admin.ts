import { emailAddress } from '../../contract/email-address.ts'
import { createLimiter } from '../auth/limiter.ts'
import { accountRule } from '../auth/limits.ts'
import { hashPassword, makePassword } from '../auth/passwords.ts'
import { limitKey } from '../handlers/account/sign-in-limits.ts'
import type { Services } from '../services.ts'
import { setPassword } from '../store/accounts/credentials.ts'
import { removeFactors } from '../store/accounts/factors.ts'
import { adminBody, bringRolesInLine } from './first-start.ts'

/**
 * Makes whoever has this e-mail address a super admin who can sign in, with a new password and without any session or
 * second factor; a new user where nobody has it. For the day when nobody else can: beside running servers it is safe.
 * Throws for a text that is no e-mail address.
 */
export async function makeSuperAdmin(
  services: Services,
  email: string,
): Promise<{ password: string; isNew: boolean }> {
  if (!emailAddress.test(email)) throw new Error(`"${email}" is no e-mail address.`)
  const { contract, database, store } = services
  const password = makePassword()
  const hash = await hashPassword(password)
  const isNew = await store.transaction(async (writer) => {
    await writer.exclusive('first start')
    const body = adminBody(contract, await bringRolesInLine(contract, writer), email)
    const [known] = await writer.find('User', { email }, { limit: 1 })
    const { name: _name, email: _email, registerType: _type, ...rights } = body
    if (known) await writer.update('User', known.id, rights)
    const id = known?.id ?? (await writer.insert('User', body))
    await setPassword(writer.kysely, id, hash)
    await writer.note(id, 'PASSWORD_RESET')
    if (await removeFactors(writer.kysely, id)) await writer.note(id, 'FACTOR_OFF')
    return known === undefined
  })
  await createLimiter(database, accountRule).reset(limitKey(email))
  return { password, isNew }
}
