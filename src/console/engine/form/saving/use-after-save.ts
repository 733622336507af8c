import { useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import type { ValueContext } from '../../values.ts'
import { recordRequest } from '../data/form-request.ts'
import { useTextDraftKey } from '../draft/use-text-draft-key.ts'
import { useRefreshResource } from './use-refresh-resource.ts'

/** Follows a save: queries of the resource are refetched, its drafts are removed. */
export const useAfterSave = (
  module: Module,
  mode: Mode,
  values: ValueContext,
): ((operationId: string) => Promise<void>) => {
  const queries = useQueryClient()
  const refresh = useRefreshResource(module)
  const textDraftKey = useTextDraftKey(module, mode, values)
  return async (operationId) => {
    await refresh(operationId)
    // A user who opens the record again must not see its old values.
    if (mode === 'update') queries.removeQueries({ queryKey: recordRequest(module, values).queryKey })
    clearDrafts(textDraftKey)
  }
}
