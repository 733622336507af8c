import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'
import { currentUserSignal } from '../session/user-signal.ts'
import { useLatest } from '../ui/hooks/use-latest.ts'

/** `signal` aborts once the user has left who has sent it: it goes along with every request. */
interface SendingOptions<Data, Variables> {
  mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Data>
  onSuccess?: (data: Data, variables: Variables, signal: AbortSignal) => unknown
  onError?: (error: Error, variables: Variables) => unknown
}

/** What is sent, and in whose name. */
interface Sent<Variables> {
  variables: Variables
  signal: AbortSignal
}

/**
 * Sends a change to the API. Without a connection it waits and is sent when that is back, unless it is withdrawn before,
 * or the page that would have sent it goes away. What is on its way, or has arrived, is not sent again before `reset`: the
 * second press of a double click comes before the button is drawn locked. Once the user has left who has sent it, nothing
 * more of it is sent, and the next one is told nothing of it.
 */
export const useSending = <Data, Variables = void>({
  mutationFn,
  onSuccess,
  onError,
}: SendingOptions<Data, Variables>) => {
  const id = useId()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationKey: ['send', id],
    mutationFn: async ({ variables, signal }: Sent<Variables>): Promise<Data> => {
      signal.throwIfAborted()
      return mutationFn(variables, signal)
    },
    onSuccess: (data, { variables, signal }) =>
      signal.aborted ? undefined : onSuccess?.(data, variables, signal),
    onError: (error, { variables, signal }) => (signal.aborted ? undefined : onError?.(error, variables)),
  })
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
      mutateAsync({ variables, signal: currentUserSignal() }).then(() => mine.resolve(), end)
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
