import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MissingTextCount } from '../../../../generated/api/foundation.schemas.ts'
import { useCountMissingTexts } from '../../../../generated/api/language/language.ts'
import { isAvailable } from '../../../client/availability.ts'
import { languagesRequest } from '../../../client/content-languages.ts'
import { lookupQuery } from '../../../client/lookup-query.ts'
import { recordsIn } from '../../../contract/conventions/page.ts'
import { idsQuery, missingParameter } from '../../../contract/conventions/query.ts'
import { compareIds, isRecordId } from '../../../contract/records/record-id.ts'
import { recordName } from '../../../contract/records/record-names.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import { otherPlatform } from '../../../modules/format/platform.ts'
import type { Module, Platform } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePlatform } from '../../session/platform.ts'
import { type PrivilegeCheck, usePrivilegeCheck } from '../../session/use-session.ts'
import { needsLanguages } from '../form/data/use-form-start.ts'
import { readListUrl, writeListUrl } from '../list/state/list-url.ts'
import { type ModuleEntry, moduleEntries, moduleEntry } from '../modules.ts'
import { abilitiesOf, operationOf } from '../operations.ts'
import { addressValues, isSameInModes, listShows } from '../routes/use-parent.ts'
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

const listKey = ({ module, platform, route }: PlaceStart): string =>
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
const incompleteListsOf = (
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

/** An incomplete list with its name. */
export interface NamedList extends IncompleteList {
  title: string
}

/**
 * The modules for these kinds of records whose lists have texts per language, if the user may see them; all such modules
 * without counts.
 */
const loadModules = async (
  counts: readonly MissingTextCount[] | undefined,
  check: PrivilegeCheck,
): Promise<readonly Module[]> => {
  const resources = counts && new Set(counts.map(({ resource }) => resource))
  const isListed = ({ module, has }: ModuleEntry): boolean =>
    has.list && resources?.has(module.resource) !== false && abilitiesOf(module, check).list
  const modules = await Promise.all(moduleEntries.filter(isListed).map(({ load }) => load()))
  return modules.filter((module) => (counts ? module.list?.languages === true : needsLanguages(module)))
}

/** Names of the parent records of nested lists, by module and number; undefined until they are loaded. */
const useParentNames = (
  places: readonly IncompleteList[],
): ((place: IncompleteList) => string | undefined) | undefined => {
  const below = places.flatMap(({ module, route }) => {
    const { parent } = module.module
    const id = parent && route[parent.param]
    return parent && isRecordId(id) ? [{ parent, id }] : []
  })
  const parents = [...Map.groupBy(below, ({ parent }) => parent.module)].flatMap(([name, all]) => {
    const operation = operationOf(moduleEntry(name).module, 'total')
    const ids = [...new Set(all.map(({ id }) => id))].sort(compareIds)
    return operation === undefined ? [] : [{ name, operation, ids }]
  })
  const responses = useQueries({
    queries: parents.map(({ operation, ids }) => lookupQuery(operation, { query: idsQuery(ids) })),
  })
  if (responses.some(({ isLoading }) => isLoading)) return undefined
  return ({ module, route }) => {
    const { parent } = module.module
    const records = recordsIn(
      responses[parents.findIndex(({ name }) => name === parent?.module)]?.data?.payload,
    )
    const found = parent && records.find(({ id }) => id === route[parent.param])
    return found && parent && recordName(found, parent.label)
  }
}

const lacks = ({ missing }: IncompleteList): number =>
  [...missing.values()].reduce((sum, count) => sum + count, 0)

/** Sorts by title, complete lists last. */
const byNeed = (one: NamedList, other: NamedList): number =>
  Number(lacks(one) === 0) - Number(lacks(other) === 0) || one.title.localeCompare(other.title)

/** A list whose texts are not counted. */
const uncounted = (at: PlaceStart): IncompleteList => ({
  ...at,
  key: listKey(at),
  records: 0,
  missing: new Map(),
})

/** The lists of modules without counts: those whose address has no parameters. */
const uncountedLists = (modules: readonly Module[], here: Platform): readonly IncompleteList[] =>
  modules
    .filter(({ module }) => !modulePaths(module, 'list')[0]?.includes(':'))
    .flatMap((module) => modesOf(module, here).map((platform) => uncounted({ module, platform, route: {} })))

/**
 * Missing texts by language: all lists that the user may see, and the content languages. The list `start` is always among
 * them. Without the operation that counts texts, no text counts as missing.
 */
export const useIncompleteLists = (start?: PlaceStart) => {
  const label = useLabel()
  const platform = usePlatform()
  const check = usePrivilegeCheck()
  const languages = useQuery(languagesRequest())
  const isCounted = isAvailable('countMissingTexts')
  const counts = useCountMissingTexts({ query: { enabled: isCounted } })
  const modules = useQuery({
    queryKey: [
      'modules with texts per language',
      counts.data?.payload.map(({ resource }) => resource) ?? null,
    ],
    queryFn: () => loadModules(counts.data?.payload, check),
    enabled: counts.data !== undefined || !isCounted,
  })
  const found = useMemo(() => {
    const listed = counts.data
      ? incompleteListsOf(modules.data ?? [], counts.data.payload, platform)
      : uncountedLists(modules.data ?? [], platform)
    return start && !listed.some((place) => isPlaceAt(place, start)) ? [uncounted(start), ...listed] : listed
  }, [modules.data, counts.data, platform, start])
  const parentName = useParentNames(found)
  const places: readonly NamedList[] = found
    .map((place) => ({
      ...place,
      title: [label(place.module.list?.title ?? place.module.module.title), parentName?.(place)]
        .filter((part) => part !== undefined)
        // Translators' files contain it too: no direction marks.
        .join(' · '),
    }))
    .toSorted(byNeed)
  const parts = isCounted ? [languages, counts, modules] : [languages, modules]
  return {
    status:
      // Rows are sorted by their names: later ones would move them.
      modules.data && languages.data && parentName
        ? 'ready'
        : parts.some((part) => part.isError)
          ? 'failed'
          : 'loading',
    error: parts.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
    platform,
    languages: languages.data?.payload ?? [],
    places,
  } as const
}
