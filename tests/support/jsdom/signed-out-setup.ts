import { afterAll } from 'vitest'
import { getSession, signOut } from '../../../src/console/session/session-store.ts'

// Files of a process share its session: a user who stays signed in would affect the next file.
afterAll(() => {
  if (getSession().status === 'signed-in') signOut()
})
