import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import type { useFaults } from '../bar/faults.ts'
import type { useTypeAhead } from '../bar/type-ahead.ts'
import type { useAnother, Wanted } from '../bar/use-another.ts'
import { focusField, focusFieldOnceMeasured } from '../fields/focus-field.ts'
import type { useFormPage } from '../use-form-page.ts'

/**
 * Restores the focus, which a form loses while it is locked by a save. After a failed save, the first refused field or
 * the previously focused element gets it, unless the user moved elsewhere. Returns a function to call when a save
 * begins.
 */
const useFocusAfterSave = (
  saving: boolean,
  failed: boolean,
  /** Focuses the first refused field; returns whether there is one. */
  followRefused: () => boolean,
): (() => void) => {
  const left = useRef<Element>(null)
  const latest = useLatest(followRefused)
  useEffect(() => {
    const before = left.current
    if (saving || !before) return
    left.current = null
    const { activeElement } = document
    const isElsewhere = activeElement && activeElement !== document.body && activeElement !== before
    if (!failed || isElsewhere || latest.current()) return
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }, [saving, failed, latest])
  return useCallback(() => {
    left.current = document.activeElement
  }, [])
}

interface Options {
  root: RefObject<HTMLDivElement | null>
  idPrefix: string
  page: ReturnType<typeof useFormPage>
  faults: ReturnType<typeof useFaults>['faults']
  another: ReturnType<typeof useAnother>
  ahead: ReturnType<typeof useTypeAhead>
  /** Whether saving is disabled. */
  disabled: boolean
  /** Whether several new records can be entered in a row. */
  inRows: boolean
}

/** Submits a form by buttons and keys, and focuses the first error. */
export const useSubmit = ({ root, idPrefix, page, faults, another, ahead, disabled, inRows }: Options) => {
  const { saving } = page
  const holdFocus = useFocusAfterSave(saving.saving, saving.failure !== null, () => {
    const refused = faults.find(({ path }) => Object.hasOwn(saving.refusals.refused, path))
    if (refused) focusFieldOnceMeasured(root.current, idPrefix, refused.path)
    return refused !== undefined
  })
  const submit = (): void => {
    const isInRow = another.take()
    const firstPath = page.submit()
    if (firstPath === undefined) {
      holdFocus()
      if (isInRow) ahead.begin()
    } else setTimeout(() => focusField(root.current, idPrefix, firstPath))
  }
  /** Acts like the button, so that pending values of inputs arrive first. */
  const press = (wanted: Wanted): void => {
    if (disabled || saving.saving) return
    another.ask(wanted)
    root.current?.querySelector('form')?.requestSubmit()
  }
  useSaveKeys(root, (keys) => {
    const next = keys === 'another' ? root.current?.querySelector<HTMLElement>('[data-next]') : undefined
    if (next) next.click()
    else press(inRows && keys === 'another')
  })
  return { submit, press }
}
