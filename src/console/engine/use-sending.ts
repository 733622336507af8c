import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'

/**
 * Sends a change to the API. Without a connection it waits and is sent when that is back, unless it is withdrawn before,
 * or the page that would have sent it goes away. What is on its way, or has arrived, is not sent again before `reset`: the
 * second press of a double click comes before the button is drawn locked.
 */
export const useSending = <Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) => {
  const id = useId()
  const queries = useQueryClient()
  const mutation = useMutation({ ...options, mutationKey: ['send', id] })
  const { mutate, isPending, isPaused, isSuccess, error } = mutation
  const isHeld = useRef(false)
  const drop = useCallback((): void => {
    const cache = queries.getMutationCache()
    const mine = cache.findAll({ mutationKey: ['send', id], exact: true })
    for (const mutation of mine) if (mutation.state.isPaused) cache.remove(mutation)
  }, [queries, id])
  useEffect(() => drop, [drop])
  const reset = (): void => {
    isHeld.current = false
    mutation.reset()
  }
  return {
    send: (variables: Variables): void => {
      if (isHeld.current) return
      isHeld.current = true
      const onError = (): void => {
        isHeld.current = false
      }
      mutate(variables, { onError })
    },
    reset,
    /** It is on its way, or waits for the connection. */
    sending: isPending,
    /** It has arrived. */
    sent: isSuccess,
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
