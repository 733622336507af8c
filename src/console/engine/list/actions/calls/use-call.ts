import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../../client/api-error.ts'
import { callOperation, keyHeaders, methodOf, type OperationInput } from '../../../../../client/call.ts'
import { ifMatch } from '../../../../../contract/conventions/version.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useIsMounted } from '../../../../ui/hooks/use-is-mounted.ts'
import { useLatest } from '../../../../ui/hooks/use-latest.ts'
import { newId } from '../../../../ui/new-id.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { useSending } from '../../../use-sending.ts'
import type { RowCall } from '../rows/row-button-types.ts'
import { addConflicts, conflictsIn } from './conflicts.ts'
import { type UndoDelete, useUndoOffer } from './use-undo-offer.ts'

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

/** A call, and why it was refused. */
export interface Refused {
  call: RowCall
  error: unknown
}

interface Options {
  /** Called after a successful call, before data is reloaded. */
  onDone?: ((call: RowCall) => void) | undefined
  /** A call that was refused already: its dialog starts with the conflicts. */
  refused?: Refused
  /** Undoes a delete; offered for a while after it. */
  takeBack?: UndoDelete
}

/** The call as one attempt with one key, for any number of confirmations. */
const withKey = (call: RowCall): RowCall => ({ ...call, key: newId() })

/**
 * A call from the confirmation to the toast: confirms, sends, reloads the data of the resource. After a failure, the
 * dialog stays open.
 */
export const useCall = ({ onDone, refused, takeBack }: Options) => {
  const [asked, setAsked] = useState(() => (refused ? withKey(refused.call) : null))
  const [conflicts, setConflicts] = useState(() => (refused ? conflictsIn(refused.error) : null))
  const { t } = useTranslation('engine')
  const label = useLabel()
  const isMounted = useIsMounted()
  const { reload, undoing, showUnanswered } = useUndoOffer(takeBack)
  const sending = useSending({
    mutationFn: sendCall,
    onSuccess: async (message, call) => {
      setAsked(null)
      showToast({
        message: call.success ?? (message || t('callDone', { action: label(call.confirmLabel) })),
        type: 'success',
        ...undoing(call),
      })
      onDone?.(call)
      await reload(call)
    },
    onError: (error, call) => {
      setConflicts((before) => addConflicts(before, conflictsIn(error)))
      // The row differs from the one shown.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void reload(call)
      // Users who have left the page see no dialog.
      const hasLeft = !isMounted.current
      if (hasLeft && showUnanswered(call, error)) return
      if (hasLeft || call.style === 'popup')
        showToast({ message: errorMessage(error, call.failed), type: 'error' })
    },
  })
  const leave = useLatest(() => {
    if (asked) showUnanswered(asked, sending.error)
  })
  useEffect(() => () => leave.current(), [leave])
  const askToConfirm = (call: RowCall): void => {
    sending.reset()
    setConflicts(null)
    setAsked(withKey(call))
  }
  return {
    asked,
    askToConfirm,
    busy: sending.sending,
    /** The call waits for a connection; it is sent when that returns, unless the dialog is closed before. */
    waiting: sending.waiting,
    error: sending.error && asked ? errorMessage(sending.error, asked.failed) : null,
    refusal: sending.error ?? refused?.error,
    /** The conflicts of all refusals. */
    conflicts,
    /** Sends the call, with `values` for conflicts. */
    confirm: (values?: Readonly<Record<string, unknown>>) =>
      asked && sending.send(values ? { ...asked, body: { ...asked.body, values } } : asked),
    close: () => {
      sending.withdraw()
      if (asked) showUnanswered(asked, sending.error)
      setAsked(null)
    },
  }
}
