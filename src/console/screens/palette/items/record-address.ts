import type { FoundRecord } from '../../../../../generated/api/foundation.schemas.ts'
import { modulePaths, routeParameters } from '../../../../modules/format/paths.ts'
import type { Module, ModuleFile } from '../../../../modules/format/types.ts'
import { readListUrl, writeListUrl } from '../../../engine/list/state/list-url.ts'
import type { ModuleEntry } from '../../../engine/modules.ts'
import { abilitiesOf } from '../../../engine/operations.ts'
import { fillRoute } from '../../../engine/path.ts'
import { addressValues } from '../../../engine/routes/list-narrowing.ts'
import type { PrivilegeCheck } from '../../../session/use-session.ts'

/** Whether a record may be in a module, as far as is known before the module's list is there. */
export const mayContain = ({ resource }: ModuleFile, found: FoundRecord): boolean =>
  resource === found.resource

/** What fills the parameters of the module's addresses: its list says where those beside the record's number come from. */
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

/** The list that shows the record, narrowed to it as far as the list can. */
const listAddress = (module: Module, route: string, found: FoundRecord): string => {
  const path = fillRoute(route, routeValues(module, found))
  const { list } = module
  const searchBy = list?.search?.findIndex(({ param }) => param === found.property) ?? -1
  if (!list || searchBy < 0) return path
  const state = { ...readListUrl(list, new URLSearchParams()), searchBy }
  const text = (found.text ?? found.label ?? '').replaceAll('…', '').trim()
  return `${path}?${writeListUrl(list, { ...state, search: text })}`
}

/**
 * Where a record that was found is looked at: its form for who may save it, else its page, else the list that shows it;
 * undefined where the module offers the user none of them.
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
      // The record lacks what the address is made of.
    }
  }
  return undefined
}
