import type { ChangePassword, ProfilePictureUpdate, SignUp } from '../../../generated/models/index.ts'
import { equipmentOf } from '../equipment.ts'
import { conflict, notFound, unprocessable } from '../errors.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { readCredential, setPassword } from '../store/credentials.ts'
import { temporaryHashOf } from '../store/temporary-password.ts'
import { bodyOf } from './body-of.ts'
import type { Answer, Call } from './handler.ts'
import { describeMe } from './me.ts'
import { limitKey } from './sign-in.ts'
import { signedIn } from './signed-in.ts'

/** signUp: a new account of the app, without a role, so it never enters the console. */
export async function signUp(call: Call): Promise<Answer> {
  const { name, essNumber, email, password } = bodyOf<SignUp>(call)
  await equipmentOf(call.services, call.log).signUpLimiter.use(limitKey(call.request.ip))
  const passwordHash = await hashPassword(String(password))
  await call.store.transaction(async (writer) => {
    const [taken] = await writer.find('User', { email: String(email) }, { limit: 1 })
    if (taken)
      throw conflict('This e-mail address has an account already.', [{ path: '/email', message: 'is taken' }])
    const id = await writer.insert('User', {
      name,
      email,
      essNumber,
      registerType: 'APP',
      verified: false,
      banned: false,
    })
    await setPassword(writer.kysely, id, passwordHash)
  })
  return {}
}

/** getMe: the signed-in user, whatever the role type; this is how the console learns the role. */
export async function getMe(call: Call): Promise<Answer> {
  const record = await call.store.get('User', signedIn(call).id)
  if (!record) throw notFound()
  return { payload: await describeMe(call.store, record) }
}

function checkNewPassword(call: Call): void {
  const { email, newPassword, newPasswordAgain } = bodyOf<ChangePassword>(call)
  if (String(email).toLowerCase() !== signedIn(call).email.toLowerCase())
    throw unprocessable(
      [{ path: '/email', message: 'is not your own' }],
      'You can only change your own password.',
    )
  if (newPassword !== newPasswordAgain)
    throw unprocessable(
      [{ path: '/newPasswordAgain', message: 'differs from the new password' }],
      "Password didn't matched, please check.",
    )
}

/**
 * changePassword: replaces the password after the previous one, or the temporary one, was given. Every session ends but
 * this one, which goes on with the token in the header `x-access-token`.
 */
export async function changePassword(call: Call): Promise<Answer> {
  checkNewPassword(call)
  const { store, services, log } = call
  const { id } = signedIn(call)
  const { passwordLimiter } = equipmentOf(services, log)
  await passwordLimiter.use(String(id))
  const credential = await readCredential(store.kysely, id)
  const { previousPassword, newPassword } = bodyOf<ChangePassword>(call)
  const previous = String(previousPassword)
  const known =
    credential !== null &&
    ((await checkPassword(previous, credential.passwordHash)) ||
      (await checkPassword(previous, temporaryHashOf(credential))))
  if (!known)
    throw unprocessable(
      [{ path: '/previousPassword', message: 'is wrong' }],
      'The previous password is wrong.',
    )
  await passwordLimiter.reset(String(id))
  const passwordHash = await hashPassword(String(newPassword))
  const changed = await store.transaction(async ({ kysely }) => {
    await setPassword(kysely, id, passwordHash)
    return readCredential(kysely, id)
  })
  if (!changed) throw notFound()
  const token = await services.tokens.issue({ userId: id, tokenVersion: changed.tokenVersion })
  return { headers: { 'x-access-token': token, 'access-control-expose-headers': 'x-access-token' } }
}

/** updateProfile: name, gender and phone number of the signed-in user. */
export function updateProfile(call: Call): Promise<Answer> {
  return call.regular({ verb: 'update', resource: 'User', id: signedIn(call).id })
}

/** updateProfilePicture: the display photo of the signed-in user; 0 takes it away. */
export async function updateProfilePicture(call: Call): Promise<Answer> {
  const { displayPhotoId } = bodyOf<ProfilePictureUpdate>(call)
  if (typeof displayPhotoId === 'number' && displayPhotoId > 0) {
    const file = await call.store.get('DbFile', displayPhotoId)
    if (!String(file?.body.fileType).startsWith('image/'))
      throw unprocessable([
        { path: '/displayPhotoId', message: file ? 'is no image' : 'There is no such record.' },
      ])
  }
  return call.regular({ verb: 'update', resource: 'User', id: signedIn(call).id })
}
