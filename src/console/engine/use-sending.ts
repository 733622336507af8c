import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useLatest } from '../ui/hooks/use-latest.ts'

/**
 * Sends a change to the API. Without a connection it waits and is sent when that is back, unless it is withdrawn before,
 * or the page that would have sent it goes away. What is on its way, or has arrived, is not sent again before `reset`: the
 * second press of a double click comes before the button is drawn locked.
 */
export const useSending = <Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) => {
  const id = useId()
  const queries = useQueryClient()
  const mutation = useMutation({ ...options, mutationKey: ['send', id] })
  const { mutateAsync, isPending, isPaused, isSuccess, error } = mutation
  /** What is on its way, or has arrived. */
  const sent = useRef<PromiseWithResolvers<void>>(undefined)
  const isWaiting = useLatest(isPaused)
  const drop = useCallback((): void => {
    const cache = queries.getMutationCache()
    const mine = cache.findAll({ mutationKey: ['send', id], exact: true })
    for (const each of mine) {
      if (!each.state.isPaused) continue
      cache.remove(each)
      sent.current?.resolve()
    }
    // Whoever signs out has emptied the cache before.
    if (isWaiting.current) sent.current?.resolve()
  }, [queries, id, isWaiting])
  useEffect(() => drop, [drop])
  const reset = (): void => {
    sent.current = undefined
    mutation.reset()
  }
  return {
    send: (variables: Variables): void => {
      if (sent.current) return
      const mine = Promise.withResolvers<void>()
      sent.current = mine
      const end = (): void => {
        if (sent.current === mine) sent.current = undefined
        mine.resolve()
      }
      mutateAsync(variables).then(() => mine.resolve(), end)
    },
    reset,
    /** It is on its way, or waits for the connection. */
    sending: isPending,
    /** It has arrived. */
    sent: isSuccess,
    /** Resolves once what is on its way has ended, however; undefined when nothing is. */
    ended: useCallback((): Promise<void> | undefined => sent.current?.promise, []),
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
