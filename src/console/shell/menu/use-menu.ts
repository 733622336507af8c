import { menu } from 'virtual:menu'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isAvailable } from '../../../client/availability.ts'
import { privilegesOf } from '../../../client/call.ts'
import { otherPlatform, type Platform } from '../../../modules/format/platform.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { setPlatform, usePlatform } from '../../session/platform.ts'
import { isUnsaved } from '../../session/unsaved.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { currentLink, linksElsewhere, type MenuItem, visibleMenu } from './menu-model.ts'

/**
 * Privileges of an operation, any one of which suffices; null if the contract lacks it, or it is public: not offered.
 */
export const operationPrivileges = (operation: string): readonly string[] | null =>
  isAvailable(operation) ? privilegesOf(operation) : null

/** The user's menu: `of` returns it for a mode and filter. */
export const useMenuView = () => {
  const platform = usePlatform()
  const can = usePrivilegeCheck()
  const translate = useLabel()
  return useMemo(() => {
    const view = { can, privilegesOf: operationPrivileges, translate }
    const other = otherPlatform(platform)
    const of = (mode: Platform, filter = ''): MenuItem[] =>
      visibleMenu(menu, { ...view, platform: mode, filter })
    return { platform, other, translate, of }
  }, [platform, can, translate])
}

const groupOf = (items: readonly MenuItem[], to: string | null): string | undefined =>
  items.find(({ children }) => children.some((child) => child.to === to))?.label

/**
 * The user's menu in this mode, its open groups, and the open page's item. `elsewhere` are links of only the other
 * mode: filter results, or the open page's place.
 */
export const useMenu = (filter: string) => {
  const { platform, other, translate, of } = useMenuView()
  const { pathname } = useLocation()
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set())

  const all = useMemo(() => of(platform), [of, platform])
  const items = useMemo(() => (filter ? of(platform, filter) : all), [of, platform, filter, all])
  const here = useMemo(() => currentLink(all, pathname), [all, pathname])
  const currentGroup = groupOf(all, here)

  const others = useMemo(() => linksElsewhere(of(other, filter), all), [of, other, filter, all])
  const there = here === null && filter === '' ? currentLink(others, pathname) : null
  const elsewhere = filter ? others : others.filter(({ to }) => to === there)

  useEffect(() => {
    if (currentGroup) setOpenGroups((open) => new Set(open).add(currentGroup))
  }, [currentGroup])

  const toggle = useCallback((label: string): void => {
    setOpenGroups((open) => {
      const next = new Set(open)
      if (!next.delete(label)) next.add(label)
      return next
    })
  }, [])

  const isOpen = (label: string): boolean => filter !== '' || openGroups.has(label)
  return { items, elsewhere, other, currentTo: here ?? there, isOpen, toggle, translate }
}

/** The other mode if only its menu has a place for a path; null otherwise. */
export const useModeElsewhere = (path: string) => {
  const { platform, other, of } = useMenuView()
  const here = useMemo(() => of(platform), [of, platform])
  const others = useMemo(() => linksElsewhere(of(other), here), [of, other, here])
  if (currentLink(here, path) !== null) return null
  return currentLink(others, path) === null ? null : other
}

/** Whether a menu has a section. */
const hasSection = (items: readonly MenuItem[]): boolean =>
  items.some(({ to, isOverview, children }) => (to !== undefined && !isOverview) || hasSection(children))

/**
 * Changes the mode on arrival at the dashboard if the user has sections in the other mode only: without a choice, a user
 * of the app's sections would see an empty menu.
 */
export const useStartMode = (): void => {
  const { platform, other, of } = useMenuView()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the mode is the user's choice
  useEffect(() => {
    if (pathname !== '/' || isUnsaved()) return
    if (!hasSection(of(platform)) && hasSection(of(other))) setPlatform(other)
  }, [])
}
