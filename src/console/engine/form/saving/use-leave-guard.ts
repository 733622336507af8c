import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'
import { createPendingInputs } from '../../../widgets/shared/typing/pending-inputs.ts'

interface OpenForm {
  isDirty: () => boolean
  /** Discards the form's unsaved input. */
  throwAway: () => void
}

const forms = new Set<OpenForm>()

/** Registers an open form, on the page or in a dialog, until the returned function is called. */
const holdForm = (form: OpenForm): (() => void) => {
  forms.add(form)
  return () => forms.delete(form)
}

/** Whether any open form has unsaved input. */
export const isAnyFormDirty = (): boolean => [...forms].some(({ isDirty }) => isDirty())

/** Discards the unsaved input of all open forms. */
export const throwFormsAway = (): void => {
  for (const { throwAway } of forms) throwAway()
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>

/**
 * Whether a form may be left without losing input, for navigation (`AskBeforeLeaving`) and the end of the session.
 * `pending` are the form's inputs whose values are not in its data yet.
 */
export const useLeaveGuard = () => {
  const [pending] = useState(createPendingInputs)
  const dirty = useRef(false)
  const released = useRef(false)
  /** Set by the form: discards what was typed. */
  const throwAway = useRef<() => void>(null)
  const holds = useCallback((): boolean => {
    pending.flush()
    return dirty.current && !released.current
  }, [pending])
  useEffect(() => registerUnsavedCheck(holds), [holds])
  useEffect(() => holdForm({ isDirty: holds, throwAway: () => throwAway.current?.() }), [holds])
  const setDirty = useCallback((now: boolean): void => {
    dirty.current = now
  }, [])
  /** Lets the next navigation pass: everything is saved. */
  const release = useCallback((): void => {
    released.current = true
  }, [])
  return useMemo(
    () => ({ setDirty, holds, release, throwAway, pending }),
    [setDirty, holds, release, pending],
  )
}
