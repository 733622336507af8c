import { matchRoutes, type RouteObject } from 'react-router-dom'
import { privilegesOf } from '../../../src/client/call.ts'
import { operationOf, privilegesFor } from '../../../src/console/engine/operations.ts'
import { moduleRoutes } from '../../../src/console/engine/routes/module-routes.ts'
import type { MenuItem } from '../../../src/console/shell/menu/menu-model.ts'
import { hasPrivilege } from '../../../src/contract/operations/privileges.ts'
import type { Action, MenuNode, Module } from '../../../src/modules/format/types.ts'
import { addressesOf, screensOf } from '../../support/module-screens.ts'

const routes = moduleRoutes()

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number]
const matches = new Map<string, Match | undefined>()

/**
 * The route of an address, cached: matching takes the router some milliseconds, and every role needs the same
 * routes.
 */
const matchOf = (address: string): Match | undefined => {
  if (!matches.has(address)) matches.set(address, matchRoutes(routes, address)?.[0])
  return matches.get(address)
}

/** The redirect of the loader at an address; the address itself without a redirect, null without a route. */
export const openPage = async (address: string): Promise<string | null> => {
  const match = matchOf(address)
  const loader = match?.route.loader as Exclude<RouteObject['loader'], boolean | undefined> | undefined
  if (!match || !loader) return null
  const request = new Request(`http://localhost${address}`)
  const args = { request, params: match.params, context: {}, unstable_pattern: '' }
  try {
    await loader(args as unknown as Parameters<typeof loader>[0])
    return address
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

export const linksOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ to, children }) => [...(to ? [to] : []), ...linksOf(children)])

/** The groups and the item of a link, outermost first. */
export const wayTo = (all: readonly MenuNode[], to: string): MenuNode[] => {
  for (const node of all) {
    if (node.to === to) return [node]
    const below = wayTo(node.children ?? [], to)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The pages of a module, and the action whose privileges open each. */
export const pagesOf = (module: Module): { address: string; action: Action }[] => {
  const screens = screensOf(module)
  const pages = [
    ['list', 'list'],
    ['add', 'create'],
    ['edit', 'update'],
    ['view', 'get'],
  ] as const
  return pages.flatMap(([place, action]) =>
    screens[place] ? addressesOf(module, place).map((address) => ({ address, action })) : [],
  )
}

/** The reading operations that a module's files name. */
const readsNamedIn = (files: unknown): string[] =>
  [...JSON.stringify(files ?? {}).matchAll(/"operation":"((?:get|total|list)\w+)"/g)].map(([, id = '']) => id)

/** Privileges that open a screen of the module although another of its calls would be refused; one per line. */
export const formFaults = ({ id, module, ui, form, list, detail, schema }: Module): string[] => {
  const faultsOf = (action: Action, also: readonly string[]): string[] => {
    const privileges = privilegesFor(module, action) ?? []
    return privileges.flatMap((privilege) =>
      also
        .filter((other) => !hasPrivilege(new Set([privilege]), privilegesOf(other) ?? []))
        .map((other) => `${id}: ${privilege} opens ${action}, but ${other} refuses`),
    )
  }
  const named = readsNamedIn({ ui, form })
  const record = operationOf(module, 'get')
  // A card requests its contents only for users who may read them.
  const { contents: _, ...card } = list?.card ?? {}
  return [
    ...faultsOf('list', readsNamedIn({ list: { ...list, card }, detail })),
    ...(schema ? faultsOf('create', named) : []),
    ...(schema ? faultsOf('update', [...named, ...(record ? [record] : [])]) : []),
  ]
}
