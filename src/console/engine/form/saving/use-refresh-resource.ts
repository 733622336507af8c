import { useQueryClient } from '@tanstack/react-query'
import { queriesOfTag } from '../../../../client/call.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'
import { formFileOf } from '../data/form-request.ts'

/**
 * Returns a function that refetches the queries of an operation's tag after a save. The queries that the form itself
 * started from are only marked as stale: refetching them would restart the form.
 */
export const useRefreshResource = (module: Module): ((operationId: string) => Promise<void>) => {
  const queries = useQueryClient()
  return async (operationId) => {
    const ofTag = queriesOfTag(operationId)
    await queries.invalidateQueries({ ...ofTag, refetchType: 'none' })
    const ofForm = [operationOf(module.module, 'get'), formFileOf(module).lookup?.operation]
    void queries.refetchQueries({
      type: 'active',
      predicate: (query) => ofTag.predicate(query) && !ofForm.includes(String(query.queryKey[0])),
    })
  }
}
