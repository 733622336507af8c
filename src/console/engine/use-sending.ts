import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'
import { currentUserSignal } from '../session/user.ts'
import { useLatest } from '../ui/hooks/use-latest.ts'

/** `signal` aborts when the sending user signs out; pass it to every request. */
interface SendingOptions<Data, Variables> {
  mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Data>
  onSuccess?: (data: Data, variables: Variables, signal: AbortSignal) => unknown
  onError?: (error: Error, variables: Variables) => unknown
}

/** The sent data and its user. */
interface Sent<Variables> {
  variables: Variables
  signal: AbortSignal
}

/**
 * Sends a change to the API. Without a connection it waits until that returns, unless it is cancelled or the page
 * unmounts. A pending or completed change is not sent again before `reset`: the second press of a double click comes
 * before the button renders as disabled. After the user signs out, nothing more is sent, and the next user sees no
 * result.
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
  /** The pending or completed change. */
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
    // Sign-out has cleared the cache.
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
    /** The change is pending, or waits for the connection. */
    sending: isPending,
    /** The change is complete. */
    sent: isSuccess,
    /** Resolves once the pending change has ended in any way; undefined if there is none. */
    ended: useCallback((): Promise<void> | undefined => sent.current?.promise, []),
    /** There is no connection; the change is sent once there is one. */
    waiting: isPaused,
    /** Cancels a waiting change. */
    withdraw: (): void => {
      if (!isPaused) return
      drop()
      reset()
    },
    error,
  }
}
