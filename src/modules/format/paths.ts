import type { ModuleFile, ModuleFiles } from './types.ts'

/** A page that a module may have. */
export type PageKind = 'list' | 'add' | 'edit' | 'view'

const tails: Readonly<Record<PageKind, readonly string[]>> = {
  list: ['', '/all'],
  add: ['/add'],
  edit: ['/edit/:id'],
  view: ['/view/:id'],
}

/** Routes of a page of a module, the one to link to first; `/all` is a spelling of every list. */
export const modulePaths = (
  { path, paths }: Pick<ModuleFile, 'path' | 'paths'>,
  page: PageKind,
): readonly string[] => paths?.[page] ?? tails[page].map((tail) => `${path}${tail}`)

/** Pages a module has: those whose file it has, and whose operation it has not taken away. */
export const pagesOf = ({ module, list, ui, detail }: ModuleFiles): readonly PageKind[] => [
  ...(list ? (['list'] as const) : []),
  ...(ui && module.operations?.create !== null ? (['add'] as const) : []),
  ...(ui && module.operations?.update !== null ? (['edit'] as const) : []),
  ...(detail?.as === 'page' ? (['view'] as const) : []),
]

/** Names of the parameters of a route (`/category/:id`), in order. */
export const routeParameters = (route: string): readonly string[] =>
  [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
