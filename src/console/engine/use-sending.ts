import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId } from 'react'

/**
 * Sends a change to the API. Without a connection it waits and is sent when that is back, unless it is withdrawn before,
 * or the page that would have sent it goes away.
 */
export const useSending = <Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) => {
  const id = useId()
  const queries = useQueryClient()
  const { mutate, reset, isPending, isPaused, error } = useMutation({ ...options, mutationKey: ['send', id] })
  const drop = useCallback((): void => {
    const cache = queries.getMutationCache()
    const mine = cache.findAll({ mutationKey: ['send', id], exact: true })
    for (const mutation of mine) if (mutation.state.isPaused) cache.remove(mutation)
  }, [queries, id])
  useEffect(() => drop, [drop])
  return {
    send: mutate,
    reset,
    /** It is on its way, or waits for the connection. */
    sending: isPending,
    /** There is no connection; it is sent as soon as there is one. */
    waiting: isPaused,
    /** Gives up what waits. */
    withdraw: (): void => {
      if (!isPaused) return
      drop()
      reset()
    },
    error,
  }
}
