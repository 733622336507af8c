import { ApiError } from '../../../../../client/api-error.ts'
import { callOperation, keyHeaders, methodOf, type OperationInput } from '../../../../../client/call.ts'
import { ifMatch } from '../../../../../contract/conventions/version.ts'
import type { RowCall } from '../rows/row-button-types.ts'

/** What is sent for a row. */
const callInput = ({ operation, path, body, version, key }: RowCall): OperationInput => ({
  path,
  ...(body && { body }),
  headers: {
    ...(version !== undefined && ifMatch(version)),
    ...keyHeaders(operation, key),
  },
})

/** Keys of calls whose answers were lost: they may have been carried out. */
const unanswered = new Set<string>()

/**
 * Sends what a row's button asks for; answers the API's message. A delete whose answer was lost was carried out where there
 * is nothing left to delete when it is tried again under its key. Rejects with an `ApiError`, or once `signal` aborts.
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
