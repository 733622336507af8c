import type { Module, ModuleFile } from '../../modules/format/types.ts'

export type Spot = 'list' | 'add' | 'edit' | 'view'

const tails: Readonly<Record<Spot, readonly string[]>> = {
  list: ['', '/all'],
  add: ['/add'],
  edit: ['/edit/:id'],
  view: ['/view/:id'],
}

/** Routes of a place of a module, as the engine makes them. */
export const spellings = (module: ModuleFile, spot: Spot): readonly string[] =>
  module.paths?.[spot] ?? tails[spot].map((tail) => `${module.path}${tail}`)

/** Places a module has: those whose file it has, and whose operation it has not taken away. */
export const spotsOf = ({ module, list, schema, detail }: Module): readonly Spot[] => [
  ...(list ? (['list'] as const) : []),
  ...(schema && module.operations?.create !== null ? (['add'] as const) : []),
  ...(schema && module.operations?.update !== null ? (['edit'] as const) : []),
  ...(detail?.as === 'page' ? (['view'] as const) : []),
]

/** Names of the parameters of a route. */
export const routeParameters = (route: string): readonly string[] =>
  [...route.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

/** Parameters that every spelling of a place has, so that files may rely on them. */
export const parametersAt = (module: ModuleFile, spot: Spot): readonly string[] => {
  const [first = [], ...others] = spellings(module, spot).map(routeParameters)
  return first.filter((name) => others.every((names) => names.includes(name)))
}

const segments = (route: string): readonly string[] =>
  (route.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '')

/** A route with its parameters nameless, so that two that catch the same addresses are equal. */
export const shapeOf = (route: string): string =>
  `/${segments(route)
    .map((part) => part.replace(/^:.*/, ':'))
    .join('/')}`

/** Every route of the console. */
export interface Routes {
  /** Whether an address of this form leads to a page. */
  leads: (to: string) => boolean
  all: readonly string[]
}

const catches = (route: readonly string[], to: readonly string[]): boolean =>
  route.length === to.length && route.every((part, index) => part.startsWith(':') || part === to[index])

/** The routes of all modules and screens. */
export const routesOf = (modules: readonly Module[], screens: readonly string[]): Routes => {
  const own = modules.flatMap((module) => spotsOf(module).flatMap((spot) => spellings(module.module, spot)))
  const all = [...own, ...screens]
  const split = all.map(segments)
  return { all, leads: (to) => split.some((route) => catches(route, segments(to))) }
}
