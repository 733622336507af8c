import { modulePaths, type PageKind, pagesOf, routeParameters } from '../../modules/format/paths.ts'
import type { Module, ModuleFile } from '../../modules/format/types.ts'

/** Parameters that all routes of a page have, so that files can rely on them. */
export const parametersAt = (module: ModuleFile, page: PageKind): readonly string[] => {
  const [first = [], ...others] = modulePaths(module, page).map(routeParameters)
  return first.filter((name) => others.every((names) => names.includes(name)))
}

const segments = (route: string): readonly string[] =>
  (route.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '')

/** A route with unnamed parameters, for comparing routes that match the same addresses. */
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
  const ofModules = modules.flatMap((module) =>
    pagesOf(module).flatMap((page) => modulePaths(module.module, page)),
  )
  const all = [...ofModules, ...screens]
  const split = all.map(segments)
  return { all, leads: (to) => split.some((route) => catches(route, segments(to))) }
}
