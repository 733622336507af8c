import { useMemo } from 'react'
import { privilegesOf } from '../../../../../client/call.ts'
import type { RowAction } from '../../../../../modules/format/types.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { duplicateUrl } from './duplicate-url.ts'
import type { RowButton } from './row-button-types.ts'
import { hasActions, rowButtons } from './row-buttons.ts'

type Source = Pick<ListPage, 'module' | 'list' | 'state' | 'can' | 'values'>

/** The buttons of a row for the signed-in user; null if no row can have any, so that there is no Actions column. */
export const useRowButtons = ({
  module,
  list,
  state,
  can,
  values,
}: Source): ((row: ListRow) => RowButton[]) | null => {
  const check = usePrivilegeCheck()
  return useMemo(() => {
    const canCall = (id: string): boolean => check(privilegesOf(id) ?? [])
    const hasForm = module.schema !== undefined
    const offered = (action: RowAction): boolean =>
      (!action.needs || can[action.needs]) && (!action.operation || canCall(action.operation))
    const copies = duplicateUrl({ module, can, values }, 0) !== undefined
    if (!hasActions(list, can, hasForm, offered, copies)) return null
    return (row: ListRow): RowButton[] =>
      rowButtons({ module, list, state, can, values, canCall }, row, hasForm)
  }, [module, list, state, can, values, check])
}
