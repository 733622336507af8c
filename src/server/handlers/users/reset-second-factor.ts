import type { Done, UserSecondFactorReset } from '../../../../generated/api/foundation.schemas.ts'
import { conflict, unprocessable } from '../../errors.ts'
import { removeFactors } from '../../store/accounts/factors.ts'
import { endSessions } from '../../store/accounts/sessions.ts'
import { mailFactorChange } from '../account/second-factor/change-factors.ts'
import { bodyOf, done, signedIn } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { changeUser } from './user-rules.ts'

/**
 * resetUserSecondFactor: removes the second factors of a user who has lost them, and ends the user's sessions; the user
 * is informed by mail. Not for one's own account, which requires the password.
 */
export const resetUserSecondFactor = async (call: Call): Promise<OperationResult<Done>> => {
  const { userId } = bodyOf<UserSecondFactorReset>(call)
  if (userId === signedIn(call).id)
    throw unprocessable([{ path: '/userId', code: 'user.yours' }], 'factor.resetSelf')
  await changeUser(call, userId, 'USER_AND_ADMIN_UPDATE', async (writer) => {
    if (!(await removeFactors(writer.db, userId))) throw conflict('factor.userHasNone')
    await endSessions(writer.db, userId)
    await writer.note(userId, 'FACTOR_OFF')
    await mailFactorChange(call, writer, userId, 'reset')
  })
  return done()
}
