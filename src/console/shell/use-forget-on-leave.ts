import { useEffect } from 'react'
import { queryClient } from '../../client/query-client.ts'
import { getSession, subscribeSession } from '../session/session-store.ts'

const presentUser = (): string | null => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.email : null
}

/** Empties the cache of API answers when the user leaves or becomes another, so that nobody sees what was another's. */
export const useForgetOnLeave = (): void => {
  useEffect(() => {
    let user = presentUser()
    const check = (): void => {
      if (presentUser() === user) return
      user = presentUser()
      queryClient.clear()
    }
    const stop = subscribeSession(check)
    return () => {
      check()
      stop()
    }
  }, [])
}
