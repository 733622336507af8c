import type {
  ChangePassword,
  Done,
  MeAnswer,
  ProfilePictureUpdate,
  ProfileUpdate,
  User,
} from '../../../../generated/api/foundation.schemas.ts'
import { newTokenHeader } from '../../../contract/conventions/session.ts'
import { checkPasswordChoice } from '../../auth/password-choice.ts'
import { notFound, unauthorized, unprocessable } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import { readCredential, setPassword } from '../../store/accounts/credentials.ts'
import { hasFactor } from '../../store/accounts/factors.ts'
import { saveKnownAddress } from '../../store/accounts/known-places.ts'
import { endSession, endSessions, isProved, lockSession } from '../../store/accounts/sessions.ts'
import type { StorableBody } from '../../stored-model.ts'
import { bodyOf, done, signedIn } from '../call.ts'
import type { Call, HandlerResult, OperationResult } from '../handler.ts'
import { checkDisplayPhoto } from '../users/display-photo.ts'
import { lockFactors } from './second-factor/change-factors.ts'
import { checkOwnPassword } from './second-factor/own-password.ts'
import { attemptSource } from './sign-in-limits.ts'
import { describeMe, startRenewable } from './start-session.ts'

/**
 * signOut: ends the current session; the user's other sessions continue. The renewal cookie is not sent here and stays
 * until its next use removes it: when a late response arrives, the browser may already have the cookie of the next
 * sign-in.
 */
export const signOut = async (call: Call): Promise<OperationResult<Done>> => {
  const { id, sessionId } = signedIn(call)
  await call.store.transaction(async (writer) => {
    const { db } = writer
    await (sessionId === null ? endSessions(db, id) : endSession(db, sessionId))
    await writer.note(id, 'SIGN_OUT')
  })
  return done()
}

/** getMe: the signed-in user, regardless of the role type; the console gets the role from here. */
export const getMe = async (call: Call): Promise<OperationResult<MeAnswer>> => {
  const record = await call.store.get('User', signedIn(call).id)
  if (!record) throw notFound()
  return { payload: await describeMe(call.store, record) }
}

const checkNewPassword = (call: Call): void => {
  const { email, newPassword, newPasswordAgain } = bodyOf<ChangePassword>(call)
  if (email.toLowerCase() !== signedIn(call).email.toLowerCase())
    throw unprocessable([{ path: '/email', code: 'password.emailNotYours' }], 'password.notYours')
  if (newPassword !== newPasswordAgain)
    throw unprocessable([{ path: '/newPasswordAgain', code: 'password.differsFromNew' }], 'password.differs')
}

/**
 * changePassword: replaces the password; requires the previous or temporary one. Every session ends except the current
 * one, which continues with the token in a header of the response.
 */
export const changePassword = async (call: Call): Promise<OperationResult<Done>> => {
  checkNewPassword(call)
  const { store, services } = call
  const { id, sessionId } = signedIn(call)
  const { previousPassword, newPassword } = bodyOf<ChangePassword>(call)
  await checkOwnPassword(call, previousPassword, {
    path: '/previousPassword',
    message: 'password.previousWrong',
  })
  await checkPasswordChoice(newPassword, signedIn(call), '/newPassword')
  const passwordHash = await services.passwords.admit(networkOf(call.request.ip), (hasher) =>
    hasher.hash(newPassword),
  )
  const started = await store.transaction(async (writer) => {
    const { db } = writer
    const factors = await lockFactors(writer, id)
    // The session may have ended while the passwords were hashed: by another password change or a ban.
    if (sessionId !== null && !(await lockSession(db, sessionId))) throw unauthorized('session.ended')
    const proved = await isProved(db, sessionId)
    if (hasFactor(factors) && !proved) throw unauthorized('session.unproved')
    await writer.note(id, 'PASSWORD_CHANGE')
    await setPassword(db, id, passwordHash)
    const changed = await readCredential(db, id)
    if (!changed) throw notFound()
    await saveKnownAddress(db, id, attemptSource(call, signedIn(call).email))
    return startRenewable(services, db, { ...changed, proved }, call.request)
  })
  const exposed = { [newTokenHeader]: started.token, 'access-control-expose-headers': newTokenHeader }
  return { ...done(), headers: { ...started.headers, ...exposed } }
}

/** updateProfile: name, gender and phone number of the signed-in user. */
export const updateProfile = (call: Call): Promise<HandlerResult> => {
  const body = bodyOf<ProfileUpdate>(call) satisfies StorableBody<ProfileUpdate, User>
  return call.regular({ verb: 'update', resource: 'User', id: signedIn(call).id, body })
}

/** updateProfilePicture: the display photo of the signed-in user; 0 removes it. */
export const updateProfilePicture = async (call: Call): Promise<HandlerResult> => {
  const body = bodyOf<ProfilePictureUpdate>(call) satisfies StorableBody<ProfilePictureUpdate, User>
  const { id } = signedIn(call)
  await checkDisplayPhoto(call, call.store, id, body.displayPhotoId)
  return call.regular({ verb: 'update', resource: 'User', id, body })
}
