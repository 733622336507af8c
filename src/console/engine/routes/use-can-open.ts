import { useCallback } from 'react'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { privilegesFor } from '../operations.ts'
import { listEntryAt } from './modules-at.ts'

/** A test of addresses: whether the signed-in user may see the list that lies there; true for what is no list. */
export const useCanOpen = (): ((url: string) => boolean) => {
  const check = usePrivilegeCheck()
  return useCallback(
    (url) => {
      const entry = listEntryAt(url)
      const privileges = entry && privilegesFor(entry.module, 'list')
      return !privileges || check(privileges)
    },
    [check],
  )
}
