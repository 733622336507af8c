import { useCallback } from 'react'
import { matchRoutes, parsePath } from 'react-router-dom'
import { modulePaths, type PageKind } from '../../../modules/format/paths.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { type ModuleEntry, moduleEntries } from '../modules.ts'
import { abilitiesOf, privilegesFor } from '../operations.ts'

const kinds: readonly PageKind[] = ['list', 'add', 'edit', 'view']

/** The first segment of a path in lower case, as the router compares; no module address starts with a parameter. */
const firstPart = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase() ?? ''

const byFirstPart = new Map<string, Set<ModuleEntry>>()
for (const entry of moduleEntries)
  for (const path of kinds.flatMap((kind) => modulePaths(entry.module, kind)))
    byFirstPart.set(firstPart(path), (byFirstPart.get(firstPart(path)) ?? new Set()).add(entry))

/** The modules that may have a page at an address. Matching all 84 in the router takes longer than rendering a list. */
export const modulesAt = (url: string): readonly ModuleEntry[] => [...(byFirstPart.get(firstPart(url)) ?? [])]

/** The module whose list is at an address; undefined for any other page. */
export const listEntryAt = (url: string): ModuleEntry | undefined => {
  const pathname = parsePath(url).pathname ?? '/'
  const lists = modulesAt(url).flatMap((entry) =>
    entry.has.list ? modulePaths(entry.module, 'list').map((path) => ({ path, handle: entry })) : [],
  )
  return matchRoutes(lists, { pathname })?.at(-1)?.route.handle
}

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
