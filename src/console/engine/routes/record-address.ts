import type { FoundRecord } from '../../../../../generated/api/foundation.schemas.ts'
import { modulePaths, routeParameters } from '../../../../modules/format/paths.ts'
import type { Module, ModuleFile } from '../../../../modules/format/types.ts'
import { readListUrl, writeListUrl } from '../../../engine/list/state/list-url.ts'
import type { ModuleEntry } from '../../../engine/modules.ts'
import { abilitiesOf } from '../../../engine/operations.ts'
import { fillRoute } from '../../../engine/path.ts'
import { addressValues } from '../../../engine/routes/list-narrowing.ts'
import type { PrivilegeCheck } from '../../../session/use-session.ts'

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
