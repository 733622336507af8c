import type { UseQueryResult } from '@tanstack/react-query'

/** The payload of a request for options, and whether it failed. Offline, only cached requests have a payload. */
export const optionsResult = <Payload>(result: UseQueryResult<{ payload: Payload }>) => {
  const { isPaused, isPending, isPlaceholderData, isError, data } = result
  const isCutOff = isPaused && (isPending || isPlaceholderData)
  return { payload: isCutOff ? undefined : data?.payload, isFailed: isError || isCutOff }
}
