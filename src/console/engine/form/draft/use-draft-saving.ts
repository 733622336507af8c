import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { whileTyping } from '../../../widgets/shared/typing/use-deferred.ts'
import type { Draft, DraftScope } from './store/draft-store.ts'
import type { draftWriter } from './store/draft-writer.ts'
import { useWriteOnLeave } from './use-write-on-leave.ts'
import { type DraftedInput, worthKeeping } from './worth-keeping.ts'

interface Options {
  writer: ReturnType<typeof draftWriter<Draft>>
  scope: DraftScope
  id: string
  isKept: boolean
  latest: RefObject<DraftedInput>
  /** The drafts that were taken into the form. */
  restored: RefObject<readonly string[]>
}

/** Writes what a form holds after each change, and what it has not heard of yet while somebody types and when it is left. */
export const useDraftSaving = (
  { ui, data, base, dirty }: DraftedInput,
  { writer, scope, id, isKept, latest, restored }: Options,
): void => {
  /** Whether what is kept holds what the form has not heard of. */
  const isAhead = useRef(false)
  useLayoutEffect(() => {
    if (!isKept) return
    isAhead.current = false
    writer.push(worthKeeping(id, { ui, data, base, dirty }, restored.current))
  }, [writer, id, ui, data, base, dirty, isKept, restored])

  /** Keeps what the form has not heard of yet as well, as long as it is there. */
  const keepTyped = useCallback(() => {
    const { data: formData, withTyped, ...rest } = latest.current
    const typed = withTyped(formData)
    if (!isKept || (typed === formData && !isAhead.current)) return
    isAhead.current = typed !== formData
    const ahead = { ...rest, data: typed, dirty: rest.dirty || isAhead.current }
    writer.push(worthKeeping(id, ahead, restored.current))
  }, [writer, id, isKept, latest, restored])

  // Somebody types without a rest, and the form hears of it only then.
  useEffect(() => whileTyping(keepTyped), [keepTyped])
  useWriteOnLeave(writer, scope, keepTyped)
}
