import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeleteUndo } from '../../../../../generated/models/index.ts'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { type CallInput, callOperation, operationTag } from '../../../../client/call.ts'
import { useToast } from '../../../ui/toasts/toasts.tsx'
import { useSending } from '../../use-sending.ts'
import { type Collision, collisionsIn } from './collisions.ts'
import type { RowCall } from './row-buttons.ts'
import { undoDelete, undoFor } from './undo-delete.ts'

/** What is sent for a row. */
export const callInput = ({ path, body, version }: RowCall): CallInput => ({
  path,
  ...(body && { body }),
  ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
})

/**
 * A row's call from question to toast: asks, calls, reloads what was read of the resource; a failure stays open.
 * `onDone` is told of a call that succeeded, before anything is reloaded.
 */
export const useRowCall = (onDone?: (call: RowCall) => void) => {
  const [asked, setAsked] = useState<RowCall | null>(null)
  const [collisions, setCollisions] = useState<readonly Collision[] | null>(null)
  const { t } = useTranslation('engine')
  const toast = useToast()
  const queries = useQueryClient()
  const reload = ({ operation }: RowCall): Promise<void> =>
    queries.invalidateQueries({ queryKey: [operationTag(operation)] })
  const takeBack = async (call: RowCall, undo: DeleteUndo): Promise<void> => {
    await undoDelete(undo).then(
      (message) => toast({ message, type: 'success' }),
      (error: unknown) => toast({ message: errorMessage(error), type: 'error' }),
    )
    await reload(call)
  }
  const sending = useSending({
    mutationFn: (call: RowCall) => callOperation(call.operation, callInput(call)),
    onSuccess: async (answer, call) => {
      setAsked(null)
      const { undo } = call
      toast({
        message: call.success ?? (answer.message || `${call.confirmLabel}: done`),
        type: 'success',
        ...(undo && {
          duration: undoFor,
          action: { label: t('undo'), run: () => void takeBack(call, undo) },
        }),
      })
      onDone?.(call)
      await reload(call)
    },
    onError: (error, call) => {
      setCollisions((first) => first ?? collisionsIn(error))
      // The row is not as it was shown.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void reload(call)
      if (call.style === 'popup') toast({ message: errorMessage(error, call.failed), type: 'error' })
    },
  })
  const ask = (call: RowCall): void => {
    sending.reset()
    setCollisions(null)
    setAsked(call)
  }
  return {
    asked,
    ask,
    busy: sending.sending,
    /** There is no connection: it is sent when that is back, unless the question is closed before. */
    waiting: sending.waiting,
    error: sending.error && asked ? errorMessage(sending.error, asked.failed) : null,
    refusal: sending.error,
    /** What other records have taken, since which the call was first refused. */
    collisions,
    /** Sends it, with `values` for what collides. */
    confirm: (values?: Readonly<Record<string, unknown>>) =>
      asked && sending.send(values ? { ...asked, body: { ...asked.body, values } } : asked),
    close: () => {
      sending.withdraw()
      setAsked(null)
    },
  }
}
