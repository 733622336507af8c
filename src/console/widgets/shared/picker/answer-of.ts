import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What has come of a request for options: its payload, and whether none will come for now. Without a connection there is
 * none but to what was asked before.
 */
export const answerOf = <Payload>(result: UseQueryResult<{ payload: Payload }>) => {
  const { isPaused, isPending, isPlaceholderData, isError, data } = result
  const isCutOff = isPaused && (isPending || isPlaceholderData)
  return { payload: isCutOff ? undefined : data?.payload, isFailed: isError || isCutOff }
}
