import { readingPrivileges } from '../../../contract/operations/privileges.ts'
import { foldText } from '../../../contract/text/fold-text.ts'
import type { MenuNode, Platform } from '../../../modules/format/types.ts'
import { accountPaths } from '../../session/paths.ts'
import type { PrivilegeCheck } from '../../session/use-session.ts'

/** A node of the sidebar: a link, or a group with at least one item. */
export interface MenuItem {
  label: string
  icon: string | undefined
  to: string | undefined
  /** A page about all sections. */
  isOverview?: true
  children: readonly MenuItem[]
}

export interface MenuView {
  platform: Platform
  can: PrivilegeCheck
  /** Privileges of an operation; null if it is unknown, so that its item stays hidden. */
  privilegesOf: (operation: string) => readonly string[] | null
  /** Text of the filter box; empty shows all. */
  filter: string
  /** Translates a label; the filter searches both versions. */
  translate: (label: string) => string
}

const allowed = (node: MenuNode, view: MenuView): boolean => {
  if (node.platform && node.platform !== view.platform) return false
  if (node.always) return true
  if (node.privileges) return view.can(node.privileges)
  if (node.children) return true
  const required = node.operation ? view.privilegesOf(node.operation) : null
  return required !== null && view.can(readingPrivileges(required))
}

const matches = (node: MenuNode, view: MenuView): boolean => {
  const searched = foldText(view.filter)
  return (
    searched === '' ||
    [node.label, view.translate(node.label)].some((text) => foldText(text).includes(searched))
  )
}

const visible = (node: MenuNode, view: MenuView): MenuItem[] => {
  if (!allowed(node, view)) return []
  const hit = matches(node, view)
  const { label, icon, to } = node
  const shared = { label, icon, to, ...((node.always ?? node.overview) && { isOverview: true as const }) }
  if (!node.children) return hit ? [{ ...shared, children: [] }] : []
  const children = visibleMenu(node.children, hit ? { ...view, filter: '' } : view)
  return children.length > 0 ? [{ ...shared, children }] : []
}

/**
 * The visible menu of this user in this mode, in file order. Groups without visible items are omitted; a filter that
 * matches a group keeps all of its items.
 */
export const visibleMenu = (nodes: readonly MenuNode[], view: MenuView): MenuItem[] =>
  nodes.flatMap((node) => visible(node, view))

const section = (to: string): string => to.replace(/\/+$/, '').replace(/\/all$/, '')

const links = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [...(item.to ? [item.to] : []), ...links(item.children)])

/** A link of the menu and its section of addresses. */
interface Place {
  to: string
  section: string
}

const placesOf = new WeakMap<readonly MenuItem[], readonly Place[]>()

/** The places of a menu, longest section first; computed once per menu, because every page needs them. */
const places = (items: readonly MenuItem[]): readonly Place[] => {
  const cached = placesOf.get(items)
  if (cached) return cached
  const found = links(items)
    .map((to) => ({ to, section: section(to) }))
    .sort((a, b) => b.section.length - a.section.length)
  placesOf.set(items, found)
  return found
}

const covers = (place: Place, path: string): boolean =>
  path === place.section || (place.to !== '/' && path.startsWith(`${place.section}/`))

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]))

/** The links that only another mode's menu has, without groups. */
export const linksElsewhere = (others: readonly MenuItem[], here: readonly MenuItem[]): MenuItem[] => {
  const linked = new Set(links(here))
  return leaves(others).filter(({ to }) => to !== undefined && !linked.has(to))
}

/** Account pages are under `/admin` and belong to no section. */
const accountPages: readonly string[] = Object.values(accountPaths)

/**
 * The `to` of the item for the open page: the one with the longest section that matches whole segments of the path;
 * null if there is none.
 */
export const currentLink = (items: readonly MenuItem[], pathname: string): string | null => {
  const path = pathname.replace(/\/+$/, '')
  if (accountPages.includes(path)) return null
  return places(items).find((place) => covers(place, path))?.to ?? null
}
