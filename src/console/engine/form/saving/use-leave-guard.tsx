import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Blocker, type Location, useBlocker } from 'react-router-dom'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
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
const isAnyFormDirty = (): boolean => [...forms].some(({ isDirty }) => isDirty())

/** Discards the unsaved input of all open forms. */
const throwFormsAway = (): void => {
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

interface Props {
  /** A change of the query alone counts as leaving the page. */
  byQuery?: boolean
}

/**
 * Blocks navigation while a form on the page, or in a dialog over it, has unsaved input, until the user decides.
 * Rendered once per page. A separate component, because the router initially renders a blocker's component twice, and
 * forms are expensive.
 */
export const AskBeforeLeaving = ({ byQuery = false }: Props) => {
  const { t } = useTranslation('engine')
  const pageAt = ({ pathname, search }: Location): string => (byQuery ? pathname + search : pathname)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pageAt(currentLocation) !== pageAt(nextLocation) && isAnyFormDirty(),
  )
  const decided = useRef<Blocker>(null)
  /** Only the first decision counts: the buttons can be pressed until the dialog has closed. */
  const decide = (act: () => void) => (): void => {
    if (decided.current !== blocker) act()
    decided.current = blocker
  }
  const leave = (): void => {
    throwFormsAway()
    enterStatedPlatform(blocker.location?.state)
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      onConfirm={decide(leave)}
      onClose={decide(() => blocker.reset?.())}
    />
  )
}
