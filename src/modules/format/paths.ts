import { isObject } from '../../contract/json.ts'
import type { ModuleFile, ModuleFiles } from './types.ts'

/** The address parameter that a module file's value refers to; undefined for other values. */
export const routeParameter = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$route === 'string' ? value.$route : undefined

/** A page that a module may have. */
export type PageKind = 'list' | 'add' | 'edit' | 'view'

const tails: Readonly<Record<PageKind, readonly string[]>> = {
  list: ['', '/all'],
  add: ['/add'],
  edit: ['/edit/:id'],
  view: ['/view/:id'],
}

/** Routes of a module's page, the canonical one first; `/all` is an alternative of every list. */
export const modulePaths = (
  { path, paths }: Pick<ModuleFile, 'path' | 'paths'>,
  page: PageKind,
): readonly string[] => paths?.[page] ?? tails[page].map((tail) => `${path}${tail}`)

/** Pages of a module: those with a file and without a removed operation. */
export const pagesOf = ({ module, list, ui, detail }: ModuleFiles): readonly PageKind[] => [
  ...(list ? (['list'] as const) : []),
  ...(ui && module.operations?.create !== null ? (['add'] as const) : []),
  ...(ui && module.operations?.update !== null ? (['edit'] as const) : []),
  ...(detail?.as === 'page' ? (['view'] as const) : []),
]

/** Parameter names of a route (`/category/:id`), in order. */
export const routeParameters = (route: string): readonly string[] =>
  [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
