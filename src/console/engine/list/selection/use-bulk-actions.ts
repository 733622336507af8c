import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { privilegesOf } from '../../../../client/call.ts'
import type { Module, RowAction } from '../../../../modules/format/types.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import type { ListPage } from '../use-list-page.ts'
import { type BulkAction, bulkActions } from './bulk-actions.ts'

/** Whether a module's form has fields that can be set in several records at once. */
const settableRequest = (module: Module) => ({
  queryKey: ['settable', module.id, module.replaced],
  queryFn: async () => {
    const { settableFields } = await import('../tools/bulk/fields/settable-fields.ts')
    return settableFields(module).length > 0
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The bulk actions of the signed-in user, apart from setting a field; rows are selectable if there is either. */
export const useBulkActions = ({
  list,
  module,
  can,
}: ListPage): { actions: readonly BulkAction[]; isSelectable: boolean } => {
  const check = usePrivilegeCheck()
  const actions = useMemo(() => {
    const offered = ({ needs, operation }: RowAction): boolean =>
      (!needs || can[needs]) && check(privilegesOf(operation ?? '') ?? [])
    return bulkActions({ list, module, can }, offered)
  }, [list, module, can, check])
  const isAsked = actions.length === 0 && can.update
  const { data = false } = useQuery({ ...settableRequest(module), enabled: isAsked })
  return { actions, isSelectable: actions.length > 0 || (isAsked && data) }
}
