import { ApiError } from '../../../../../client/api-error.ts'
import { callOperation, keyHeaders, methodOf, type OperationInput } from '../../../../../client/call.ts'
import { ifMatch } from '../../../../../contract/conventions/version.ts'
import type { RowCall } from '../rows/row-button-types.ts'

/** The request of a row's button. */
const callInput = ({ operation, path, body, version, key }: RowCall): OperationInput => ({
  path,
  ...(body && { body }),
  headers: {
    ...(version !== undefined && ifMatch(version)),
    ...keyHeaders(operation, key),
  },
})

/** Keys of calls without a response, which the API may have carried out. */
const unanswered = new Set<string>()

/**
 * Sends the call of a row's button. Resolves with the API's message. A delete without a response counts as done when its
 * repetition under the same key finds nothing to delete. Rejects with an `ApiError`, or when `signal` aborts.
 */
export const sendCall = async (call: RowCall, signal: AbortSignal): Promise<string> => {
  const { key = '' } = call
  const isRepeated = unanswered.delete(key)
  try {
    return (await callOperation(call.operation, callInput(call), signal)).message
  } catch (error) {
    const { status, refused } = error instanceof ApiError ? error : { status: 0, refused: true }
    if (isRepeated && status === 404 && methodOf(call.operation) === 'delete') return ''
    if (!refused && key !== '') unanswered.add(key)
    throw error
  }
}
