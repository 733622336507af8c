import { useMemo } from 'react'
import { privilegesOf } from '../../../../client/call.ts'
import type { RowAction } from '../../../../modules/format/types.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import type { ListPage } from '../use-list-page.ts'
import { type BulkAction, bulkActions } from './bulk-actions.ts'

/** What the signed-in user may do with several rows of a list; rows can be selected where there is anything. */
export const useBulkActions = ({ list, module, can }: ListPage): readonly BulkAction[] => {
  const check = usePrivilegeCheck()
  return useMemo(() => {
    const offered = ({ needs, operation }: RowAction): boolean =>
      (!needs || can[needs]) && check(privilegesOf(operation ?? '') ?? [])
    return bulkActions({ list, module, can }, offered)
  }, [list, module, can, check])
}
