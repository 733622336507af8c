import { useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import type { ValueContext } from '../../values.ts'
import { recordRequest } from '../data/form-request.ts'
import { useTextDraftKey } from '../draft/use-text-draft-key.ts'
import { useRefreshResource } from './use-refresh-resource.ts'

/** What is to be done once a form is saved by an operation: what shows the resource is read anew, its drafts are dropped. */
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
    // Who opens the record again must not see what it was.
    if (mode === 'update') queries.removeQueries({ queryKey: recordRequest(module, values).queryKey })
    clearDrafts(textDraftKey)
  }
}
