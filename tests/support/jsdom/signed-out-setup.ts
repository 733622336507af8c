import { afterAll } from 'vitest'
import { getSession, signOut } from '../../../src/console/session/session-store.ts'

// Files that share a process share its session: whoever one has left signed in would be somebody else to the next.
afterAll(() => {
  if (getSession().status === 'signed-in') signOut()
})
