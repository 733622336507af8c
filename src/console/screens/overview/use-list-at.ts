import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parsePath } from 'react-router-dom'
import { nothingToAsk } from '../../../client/call.ts'
import { pageSizesOf } from '../../../modules/format/list-defaults.ts'
import type { Module } from '../../../modules/format/types.ts'
import { type ListState, readListUrl } from '../../engine/list/state/list-url.ts'
import { moduleQuery } from '../../engine/modules.ts'
import { abilitiesOf } from '../../engine/operations.ts'
import { listEntryAt } from '../../engine/routes/modules-at.ts'
import type { ValueContext } from '../../engine/values.ts'
import { usePlatform } from '../../session/platform.ts'
import { usePrivilegeCheck, useUser } from '../../session/use-session.ts'

/** A list from its address. */
export interface ListAt {
  module: Module
  list: NonNullable<Module['list']>
  state: ListState
  values: ValueContext
}

/** Whether the user may see the list at an address in the current mode. */
export const useIsListShown = (to: string): boolean => {
  const platform = usePlatform()
  const check = usePrivilegeCheck()
  const entry = listEntryAt(to)
  return (
    entry !== undefined &&
    abilitiesOf(entry.module, check).list &&
    (entry.module.platform ?? platform) === platform
  )
}

/** The list at an address, in the smallest page size; null until loaded, or if the user may not see it. */
export const useListAt = (to: string): ListAt | null => {
  const platform = usePlatform()
  const user = useUser()
  const entry = listEntryAt(to)
  const isShown = useIsListShown(to)
  const { data: module } = useQuery<Module>(entry && isShown ? moduleQuery(entry) : nothingToAsk)
  return useMemo(() => {
    const list = module?.list
    if (!isShown || !list) return null
    const query = new URLSearchParams(parsePath(to).search)
    const rows = Math.min(...pageSizesOf(list))
    const values = { platform, route: {}, query: Object.fromEntries(query), user }
    return { module, list, state: { ...readListUrl(list, query), rows }, values }
  }, [isShown, module, platform, user, to])
}
