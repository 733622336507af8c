import { useCallback } from 'react'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { abilitiesOf, privilegesFor } from '../operations.ts'
import { listEntryAt } from './modules-at.ts'

/** Returns a test whether the signed-in user may see the list at an address; true for other pages. */
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

/** Whether the signed-in user may read the list at an address, in either mode; false for other pages. */
export const useIsListAllowed = (url: string): boolean => {
  const check = usePrivilegeCheck()
  const entry = listEntryAt(url)
  return entry !== undefined && abilitiesOf(entry.module, check).list
}
