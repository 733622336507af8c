import { privilegesOf } from '../../../../../client/call.ts'
import type { HeaderAction } from '../../../../../modules/format/types.ts'
import type { PrivilegeCheck } from '../../../../session/use-session.ts'
import type { ListPage } from '../../use-list-page.ts'

/** Whether a list's header has an Add button. */
export const mayAdd = (
  { module, list, can, status, total }: Pick<ListPage, 'module' | 'list' | 'can' | 'status' | 'total'>,
  check: PrivilegeCheck,
): boolean => {
  const { operation } = list.add ?? {}
  const able =
    operation === undefined ? module.schema !== undefined && can.create : check(privilegesOf(operation) ?? [])
  if (!able || list.add?.when === 'never') return false
  return list.add?.when !== 'empty' || (status === 'ready' && total === 0)
}

/** Whether a list's header has a link of the module. */
export const mayFollow = ({ operation }: HeaderAction, check: PrivilegeCheck): boolean =>
  check(operation === undefined ? [] : (privilegesOf(operation) ?? []))
