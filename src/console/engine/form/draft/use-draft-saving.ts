import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isSame } from '../../../../contract/same-value.ts'
import type { Draft, DraftScope } from './store/draft-store.ts'
import type { draftWriter } from './store/draft-writer.ts'
import { useWriteOnLeave } from './use-write-on-leave.ts'
import { type DraftedInput, worthKeeping } from './worth-keeping.ts'

/** Interval, in milliseconds, of checks for input values that the form does not have yet. */
const interval = 500

interface Options {
  writer: ReturnType<typeof draftWriter<Draft>>
  scope: DraftScope
  id: string
  isKept: boolean
  latest: RefObject<DraftedInput>
  /** The drafts that were restored into the form. */
  restored: RefObject<readonly string[]>
}

/**
 * Writes the draft of a form after each change. Twice a second and on leaving, it also includes values that inputs have
 * not passed on.
 */
export const useDraftSaving = (
  { ui, data, base, dirty }: DraftedInput,
  { writer, scope, id, isKept, latest, restored }: Options,
): void => {
  /** The data of the last draft, if it includes values that inputs have not passed on. */
  const ahead = useRef<DraftedInput['data']>(undefined)
  useLayoutEffect(() => {
    if (!isKept) return
    ahead.current = undefined
    writer.push(worthKeeping(id, { ui, data, base, dirty }, restored.current))
  }, [writer, id, ui, data, base, dirty, isKept, restored])

  /** Writes the draft with the values that inputs have not passed on, and without them once there are none. */
  const keepTyped = useCallback(() => {
    const { data: formData, withTyped, ...rest } = latest.current
    const typed = withTyped(formData)
    if (!isKept || typed === (ahead.current ?? formData) || isSame(typed, ahead.current ?? formData)) return
    const isAhead = typed !== formData
    ahead.current = isAhead ? typed : undefined
    writer.push(worthKeeping(id, { ...rest, data: typed, dirty: rest.dirty || isAhead }, restored.current))
  }, [writer, id, isKept, latest, restored])

  // Inputs hold their values during continuous typing.
  useEffect(() => {
    const timer = setInterval(keepTyped, interval)
    return () => clearInterval(timer)
  }, [keepTyped])
  useWriteOnLeave(writer, scope, keepTyped)
}
