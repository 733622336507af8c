import type { FieldPathId, FieldPathList, FieldProps } from '@rjsf/utils'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fromPointer, toPointer } from '../../../contract/json-pointer.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { ErrorsByPath } from '../form-context.ts'
import { errorsUnder } from '../shared/errors.ts'
import { formContextOf } from '../shared/form-field.ts'
import { afterClick } from '../shared/typing/after-click.ts'
import { useSaveBlocks } from '../shared/use-save-blocks.ts'
import { setIn } from './item-draft.ts'

/** An item during editing: separate from the form data until saved, with its own errors. */
export const useItemDraft = (registry: FieldProps['registry'], place: FieldPathId, initial: unknown) => {
  const context = formContextOf(registry)
  const [draft, setDraft] = useState(initial)
  const { hold, firstBlock, shownReasons, isWaiting } = useSaveBlocks()
  const isDirty = isWaiting || !isSame(draft, initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const pointer = toPointer(place.path)
  // An item with known errors shows them at once.
  const [isAttempted, setAttempted] = useState(() => errorsUnder(context.errors, pointer).length > 0)
  const { idPrefix, idSeparator } = registry.globalFormOptions

  const { validateItem } = context
  const refused = useMemo(
    () =>
      draft === initial
        ? Object.fromEntries(Object.entries(context.errors).filter(([at]) => at.startsWith(`${pointer}/`)))
        : {},
    [context.errors, pointer, draft, initial],
  )
  const errors = useMemo(() => validateItem?.(pointer, draft) ?? {}, [validateItem, pointer, draft])
  /** On blur, rjsf's own inputs pass an id, others a pointer. */
  const idOf = (at: string) => [idPrefix, ...fromPointer(at)].join(idSeparator)
  const shown: ErrorsByPath = isAttempted
    ? { ...refused, ...errors, ...shownReasons }
    : Object.fromEntries(Object.entries(errors).filter(([at]) => touched.has(at) || touched.has(idOf(at))))

  const { onUnfinished } = context
  // A layout effect, because the page may unload before other effects run.
  useLayoutEffect(() => {
    onUnfinished?.(pointer, isDirty ? draft : undefined)
  }, [onUnfinished, pointer, draft, isDirty])
  useEffect(() => () => onUnfinished?.(pointer, undefined), [onUnfinished, pointer])

  const touch = useCallback(
    (at: string) =>
      afterClick(() => setTouched((before) => (before.has(at) ? before : new Set([...before, at])))),
    [],
  )
  return {
    draft,
    shown,
    isDirty,
    touch,
    change: (value: unknown, path: FieldPathList) =>
      setDraft((before: unknown) => setIn(before, path.slice(place.path.length), value)),
    hold,
    /** Shows all errors from now on; returns true if there are none. */
    check: () => {
      setAttempted(true)
      const block = firstBlock()
      return Object.keys(errors).length === 0 && block === undefined
    },
  }
}
