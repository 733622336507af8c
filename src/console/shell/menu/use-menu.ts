import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import menu from '../../../modules/menu.json' with { type: 'json' }
import { useLabel } from '../../i18n/labels.ts'
import { usePlatform } from '../../session/platform.ts'
import { useCanCheck } from '../../session/use-session.ts'
import { operationPrivileges } from '../operation-privileges.ts'
import { currentLink, type MenuItem, type MenuNode, visibleMenu } from './menu-model.ts'

const nodes = menu as readonly MenuNode[]

const groupOf = (items: readonly MenuItem[], to: string | null): string | undefined =>
  items.find(({ children }) => children.some((child) => child.to === to))?.label

/** The menu of this user in this mode, what of it is open, and the item of the open page. */
export const useMenu = (filter: string) => {
  const platform = usePlatform()
  const can = useCanCheck()
  const translate = useLabel()
  const { pathname } = useLocation()
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set())

  const view = useMemo(
    () => ({ platform, can, privilegesOf: operationPrivileges, translate }),
    [platform, can, translate],
  )
  const all = useMemo(() => visibleMenu(nodes, { ...view, filter: '' }), [view])
  const items = useMemo(() => (filter ? visibleMenu(nodes, { ...view, filter }) : all), [view, filter, all])
  const currentTo = useMemo(() => currentLink(all, pathname), [all, pathname])
  const currentGroup = groupOf(all, currentTo)

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
  return { items, currentTo, isOpen, toggle, translate }
}
