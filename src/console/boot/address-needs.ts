import type { Platform } from '../../modules/format/platform.ts'

/** The needs of a module's addresses. */
export interface ModuleNeeds {
  /** The module's file, and the client of its tag unless it is in `console`. */
  files: readonly string[]
  /** The URL of the list's first page, for both modes or by mode. */
  list?: string | Readonly<Record<Platform, string>> | undefined
  /** The URL of a record, with `:` for its id. */
  record?: string | undefined
  /** The module, if its list can be a grid. */
  grid?: string | undefined
}

/** The needs of addresses; a number in an address is written as `:`. */
export interface NeedsByAddress {
  /** Files of every signed-in page, additional ones of a form, of editor and calendars, and of the dashboard. */
  console: readonly string[]
  form: readonly string[]
  editor: readonly string[]
  dates: readonly string[]
  dashboard: readonly string[]
  /** Additional files of a list's grid, and the modules whose lists start as one. */
  grid: readonly string[]
  startAsGrid: readonly string[]
  /** Files of each interface language except English: texts, and mirroring for right-to-left languages. */
  languages: Readonly<Record<string, readonly string[]>>
  modules: Readonly<Record<string, ModuleNeeds>>
  /** Public addresses, which need nothing more. */
  open: readonly string[]
  me: string
  summary: string
}

/** Data that is available before any code of the console. */
export interface PageVisit {
  /** Path and query of the address. */
  path: string
  query: string
  platform: Platform
  language: string
  /** The view that a user of this browser selected for a module's list; undefined on phones, which have no grid. */
  viewOf: (module: string) => 'grid' | 'table' | null | undefined
}

/** Files to fetch and requests to send at once. */
export interface AddressNeeds {
  files: readonly string[]
  calls: readonly string[]
}

const nothing: AddressNeeds = { files: [], calls: [] }

const getOwn = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/** The module whose address starts the path, and the rest of the path. */
const moduleAt = (needs: NeedsByAddress, path: string): { found: ModuleNeeds; rest: string } | null => {
  const segments = path.split('/')
  for (let count = segments.length; count > 1; count -= 1) {
    const found = getOwn(needs.modules, segments.slice(0, count).join('/'))
    if (found) return { found, rest: segments.slice(count).join('/') }
  }
  return null
}

const listCall = (list: ModuleNeeds['list'], { query, platform }: PageVisit): readonly string[] => {
  // Only the list's own code can evaluate the query.
  if (!list || query !== '') return []
  return [typeof list === 'string' ? list : list[platform]]
}

/**
 * The needs of an address's first screen: its files, to fetch all at once, and the requests known from the address
 * alone. Without the privilege, the API refuses them. Pure.
 */
export const addressNeeds = (needs: NeedsByAddress, visit: PageVisit): AddressNeeds => {
  const path = visit.path.replace(/\/+$/, '')
  if (needs.open.includes(path)) return nothing
  const files = [...needs.console, ...(getOwn(needs.languages, visit.language) ?? [])]
  const number = /\/(\d+)(?=\/|$)/g
  const at = moduleAt(needs, path.replace(number, '/:'))
  if (!at) {
    const isHome = path === '' || path.startsWith('/dashboard/')
    return isHome
      ? { files: [...files, ...needs.dashboard], calls: [needs.me, needs.summary] }
      : { files, calls: [needs.me] }
  }
  const { files: ofModule, list, record, grid } = at.found
  const isForm = /^(add|edit)(\/|$)/.test(at.rest)
  const isList = at.rest === '' || at.rest === 'all'
  const isGrid = (module: string): boolean => {
    const view = visit.viewOf(module)
    return view === 'grid' || (view === null && needs.startAsGrid.includes(module))
  }
  const last = [...path.matchAll(number)].at(-1)?.[1]
  return {
    files: [
      ...files,
      ...ofModule,
      ...(isForm ? needs.form : []),
      ...(isList && grid && isGrid(grid) ? needs.grid : []),
    ],
    calls: [
      needs.me,
      ...(isList ? listCall(list, visit) : []),
      ...(at.rest === 'edit/:' && record && last !== undefined ? [record.replace(':', last)] : []),
    ],
  }
}
