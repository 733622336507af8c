import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { privilegesOf } from '../../../../client/call.ts'
import type { Module, RowAction } from '../../../../modules/format/types.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import type { ListPage } from '../use-list-page.ts'
import { type BulkAction, bulkActions } from './bulk-actions.ts'

/** Whether the form of a module has a field that can be set alike in several records. */
const settableRequest = (module: Module) => ({
  queryKey: ['settable', module.id, module.replaced],
  queryFn: async () => {
    const { settableFields } = await import('../tools/bulk/fields/settable-fields.ts')
    return settableFields(module).length > 0
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * What the signed-in user may do with several rows of a list, beside setting a field; rows can be selected where there is
 * either.
 */
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
