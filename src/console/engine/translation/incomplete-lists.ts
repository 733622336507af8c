import type { MissingTextCount } from '../../../../generated/api/foundation.schemas.ts'
import { missingParameter } from '../../../contract/conventions/query.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import { otherPlatform } from '../../../modules/format/platform.ts'
import type { Module, Platform } from '../../../modules/format/types.ts'
import { readListUrl, writeListUrl } from '../list/state/list-url.ts'
import { addressValues, isSameInModes, listShows } from '../routes/list-narrowing.ts'
import { fillRoute } from '../values.ts'

type RouteValues = Readonly<Record<string, unknown>>

/** A list of records with texts per language, and its missing texts. */
export interface IncompleteList {
  key: string
  module: Module
  /** The mode in which the list shows these records. */
  platform: Platform
  /** Parameters of the list's address. */
  route: RouteValues
  /** Number of its records with texts per language. */
  records: number
  /** Number of records with a missing text, by number of the language. */
  missing: ReadonlyMap<number, number>
}

/** The list that a page shows. */
export type PlaceStart = Pick<IncompleteList, 'module' | 'platform' | 'route'>

export const listKey = ({ module, platform, route }: PlaceStart): string =>
  `${module.id} ${platform} ${JSON.stringify(route)}`

/** Whether a list is the one at an address, whose parameters are texts. */
export const isPlaceAt = ({ module, platform, route }: PlaceStart, at: PlaceStart): boolean =>
  module.id === at.module.id &&
  platform === at.platform &&
  Object.entries(route).every(([name, value]) => String(value) === String(at.route[name]))

/** The modes in which a list must be counted, the present one first. */
export const modesOf = (module: Module, here: Platform): readonly Platform[] => {
  const { platform } = module.module
  if (platform !== undefined) return [platform]
  return isSameInModes(module) ? [here] : [here, otherPlatform(here)]
}

const grown = (place: IncompleteList, { records, languages }: MissingTextCount): IncompleteList => {
  const missing = new Map(place.missing)
  for (const { languageId, missing: more } of languages)
    missing.set(languageId, (missing.get(languageId) ?? 0) + more)
  return { ...place, records: place.records + records, missing }
}

/** The lists of these modules with their missing texts, from the counts of all records that the user may read. */
export const incompleteListsOf = (
  modules: readonly Module[],
  counts: readonly MissingTextCount[],
  here: Platform,
): readonly IncompleteList[] => {
  const places = new Map<string, IncompleteList>()
  for (const module of modules)
    for (const platform of modesOf(module, here))
      for (const count of counts.filter(({ resource }) => resource === module.module.resource)) {
        if (!listShows(module, count.values, [platform])) continue
        const route = addressValues(module, count.values)
        const key = listKey({ module, platform, route })
        const list = places.get(key) ?? { key, module, platform, route, records: 0, missing: new Map() }
        places.set(key, grown(list, count))
      }
  return [...places.values()]
}

/** The address of a list, filtered by missing texts in a language. */
export const incompleteListUrl = (
  { module, route }: Pick<IncompleteList, 'module' | 'route'>,
  languageId: number,
): string => {
  const path = fillRoute(modulePaths(module.module, 'list')[0] ?? module.module.path, route)
  const { list } = module
  if (!list) return path
  const state = readListUrl(list, new URLSearchParams())
  const filters = (list.filters ?? []).map((filter, index) =>
    'param' in filter && filter.param === missingParameter ? languageId : (state.filters[index] ?? 0),
  )
  return `${path}?${writeListUrl(list, { ...state, filters })}`
}
