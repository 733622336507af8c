import { refreshSession } from '../../../../src/console/session/session-store.ts'
import { writeToken } from '../../../../src/console/session/token.ts'

/** Signs in as the user of this token. */
export const signInAs = async (token: string): Promise<void> => {
  writeToken(token)
  await refreshSession()
}
