import type { Platform } from '../../modules/format/platform.ts'

/** What one module's addresses need. Short, since the page contains it for every module. */
export type ModuleNeeds = readonly [
  /** The module's file, and the client of its tag unless that is in `console`. */
  files: readonly string[],
  /** The URL of the list's first page, for both modes or for Web and Mobile; 0 for none. */
  list?: string | readonly [web: string, mobile: string] | 0,
  /** The URL of one record, with `:` for its id; 0 for none. */
  record?: string | 0,
]

/** What addresses need, by address; a number in an address is written `:`. */
export interface NeedsByAddress {
  /** Files of every signed-in page, of a form beside them, of editor and calendars beside both, and of the dashboard. */
  console: readonly string[]
  form: readonly string[]
  editor: readonly string[]
  dates: readonly string[]
  dashboard: readonly string[]
  /** Files of each interface language but English: its texts, and what mirrors the interface where it has to be. */
  languages: Readonly<Record<string, readonly string[]>>
  modules: Readonly<Record<string, ModuleNeeds>>
  /** Addresses open to everybody, which need nothing more. */
  open: readonly string[]
  me: string
  summary: string
}

/** What a browser knows before any code of the console is there. */
export interface PageVisit {
  /** Path and query of the address. */
  path: string
  query: string
  platform: Platform
  language: string
}

/** Files to fetch and calls to make at once. */
export interface AddressNeeds {
  files: readonly string[]
  calls: readonly string[]
}

const nothing: AddressNeeds = { files: [], calls: [] }

const getOwn = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/** The module whose address begins the path, and what follows it. */
const moduleAt = (needs: NeedsByAddress, path: string): { found: ModuleNeeds; rest: string } | null => {
  const segments = path.split('/')
  for (let count = segments.length; count > 1; count -= 1) {
    const found = getOwn(needs.modules, segments.slice(0, count).join('/'))
    if (found) return { found, rest: segments.slice(count).join('/') }
  }
  return null
}

const listCall = (list: ModuleNeeds[1], { query, platform }: PageVisit): readonly string[] => {
  // What the query narrows is known to the list's own code only.
  if (!list || query !== '') return []
  if (typeof list === 'string') return [list]
  return [list[platform === 'WEB' ? 0 : 1]]
}

/**
 * What the first screen of an address needs: files, so that all of them are fetched at once, and the calls that are
 * known from the address alone. Whoever lacks the privilege gets what the API answers. Pure.
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
  const [ofModule, list, record] = at.found
  const isForm = /^(add|edit)(\/|$)/.test(at.rest)
  const isList = at.rest === '' || at.rest === 'all'
  const last = [...path.matchAll(number)].at(-1)?.[1]
  return {
    files: [...files, ...ofModule, ...(isForm ? needs.form : [])],
    calls: [
      needs.me,
      ...(isList ? listCall(list, visit) : []),
      ...(at.rest === 'edit/:' && record && last !== undefined ? [record.replace(':', last)] : []),
    ],
  }
}
