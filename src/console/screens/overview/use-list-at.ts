import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parsePath } from 'react-router-dom'
import { nothingToAsk } from '../../../client/call.ts'
import { pageSizesOf } from '../../../modules/format/list-defaults.ts'
import type { Module } from '../../../modules/format/types.ts'
import { type ListState, readListUrl } from '../../engine/list/state/list-url.ts'
import { moduleQuery } from '../../engine/modules.ts'
import { listEntryAt } from '../../engine/routes/modules-at.ts'
import { useIsListAllowed } from '../../engine/routes/use-can-open.ts'
import type { ValueContext } from '../../engine/values.ts'
import { usePlatform } from '../../session/platform.ts'
import { useUser } from '../../session/use-session.ts'

/** A list from its address. */
export interface ListAt {
  module: Module
  list: NonNullable<Module['list']>
  state: ListState
  values: ValueContext
}

/** Whether the user may see the list at an address in the current mode. */
export const useIsListShown = (to: string): boolean => {
  const current = usePlatform()
  const isAllowed = useIsListAllowed(to)
  return isAllowed && (listEntryAt(to)?.module.platform ?? current) === current
}

/** The list at an address, in the smallest page size; null until loaded, or where `isShown` is false. */
export const useListAt = (to: string, isShown: boolean): ListAt | null => {
  const current = usePlatform()
  const user = useUser()
  const entry = listEntryAt(to)
  const { data: module } = useQuery<Module>(entry && isShown ? moduleQuery(entry) : nothingToAsk)
  return useMemo(() => {
    const list = module?.list
    if (!isShown || !list) return null
    const query = new URLSearchParams(parsePath(to).search)
    const rows = Math.min(...pageSizesOf(list))
    const platform = module.module.platform ?? current
    const values = { platform, route: {}, query: Object.fromEntries(query), user }
    return { module, list, state: { ...readListUrl(list, query), rows }, values }
  }, [isShown, module, current, user, to])
}
