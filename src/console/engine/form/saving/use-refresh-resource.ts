import { useQueryClient } from '@tanstack/react-query'
import { queriesOfTag } from '../../../../client/call.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'
import { formFileOf } from '../data/form-request.ts'

/**
 * Has what shows the resource beside the form read anew, by an operation on it; what the form itself was made of would
 * begin it anew.
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
