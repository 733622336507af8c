import type { FoundRecord } from '../../../../generated/api/foundation.schemas.ts'
import { modulePaths, routeParameters } from '../../../modules/format/paths.ts'
import type { Module, ModuleFile } from '../../../modules/format/types.ts'
import type { PrivilegeCheck } from '../../session/use-session.ts'
import { readListUrl, writeListUrl } from '../list/state/list-url.ts'
import type { ModuleEntry } from '../modules.ts'
import { abilitiesOf } from '../operations.ts'
import { fillRoute } from '../values.ts'
import { addressValues, listShows } from './use-parent.ts'

/** Whether a module may contain a record, judged before its list has loaded. */
export const mayContain = ({ resource }: ModuleFile, found: FoundRecord): boolean =>
  resource === found.resource

/** Values for the parameters of the module's addresses, from the definition of its list. */
const routeValues = (module: Module, { values }: FoundRecord): Readonly<Record<string, unknown>> => ({
  ...values,
  ...addressValues(module, values),
})

/** The address of the record itself: the last parameter is its number. */
const ownAddress = (module: Module, route: string, found: FoundRecord): string => {
  const last = routeParameters(route).at(-1)
  return fillRoute(route, {
    ...routeValues(module, found),
    ...(last !== undefined && { [last]: found.recordId }),
  })
}

/** The address of the record's list, filtered as far as possible. */
const listAddress = (module: Module, route: string, found: FoundRecord): string => {
  const path = fillRoute(route, routeValues(module, found))
  const { list } = module
  const { search = [] } = list ?? {}
  const own = search.findIndex(({ param }) => param === found.property)
  const searchBy = own < 0 ? search.findIndex(({ allTexts }) => allTexts) : own
  if (!list || searchBy < 0) return path
  const state = { ...readListUrl(list, new URLSearchParams()), searchBy }
  const text = ((own < 0 ? null : found.text) ?? found.label ?? '').replaceAll('…', '').trim()
  return `${path}?${writeListUrl(list, { ...state, search: text })}`
}

/**
 * The address for a search result: its form if the user may save it, else its page, else its list; undefined if the
 * user may open none of them.
 */
export const recordAddress = (
  { has }: ModuleEntry,
  module: Module,
  found: FoundRecord,
  check: PrivilegeCheck,
): string | undefined => {
  const can = abilitiesOf(module.module, check)
  const places = [
    { place: 'edit', isOffered: has.form && can.update && can.get },
    { place: 'view', isOffered: has.page && can.get },
    { place: 'list', isOffered: has.list && can.list },
  ] as const
  for (const { place, isOffered } of places) {
    const route = isOffered ? modulePaths(module.module, place)[0] : undefined
    if (route === undefined) continue
    try {
      return place === 'list' ? listAddress(module, route, found) : ownAddress(module, route, found)
    } catch {
      // The record lacks a parameter of the address.
    }
  }
  return undefined
}

/** A module with its files. */
export interface LoadedModule {
  entry: ModuleEntry
  module: Module
}

/** The first module that contains a record and has an address for it that the user may open. */
export const recordPlace = (
  record: FoundRecord,
  loaded: readonly LoadedModule[],
  check: PrivilegeCheck,
): { entry: ModuleEntry; to: string } | undefined => {
  for (const { entry, module } of loaded) {
    if (!mayContain(entry.module, record) || !listShows(module, record.values)) continue
    const to = recordAddress(entry, module, record, check)
    if (to !== undefined) return { entry, to }
  }
  return undefined
}
