import { useCallback } from 'react'
import { matchRoutes, parsePath } from 'react-router-dom'
import { modulePaths } from '../../../modules/format/paths.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { type ModuleEntry, moduleEntries } from '../modules.ts'
import { privilegesFor } from '../operations.ts'

const lists = moduleEntries.flatMap((entry) =>
  entry.has.list ? modulePaths(entry.module, 'list').map((path) => ({ path, handle: entry })) : [],
)

/** The module whose list lies at a path; undefined for any other page. */
const listAt = (pathname: string): ModuleEntry | undefined =>
  matchRoutes(lists, { pathname })?.at(-1)?.route.handle

/** A test of addresses: whether the signed-in user may see the list that lies there; true for what is no list. */
export const useCanOpen = (): ((url: string) => boolean) => {
  const check = usePrivilegeCheck()
  return useCallback(
    (url) => {
      const entry = listAt(parsePath(url).pathname ?? '/')
      const privileges = entry && privilegesFor(entry.module, 'list')
      return !privileges || check(privileges)
    },
    [check],
  )
}
