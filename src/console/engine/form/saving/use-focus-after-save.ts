import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'

/**
 * A form is locked while it is saved, and what is locked loses the focus. Once a save has failed, the focus is where it
 * was when that began, or in the first field that was refused, unless its user has gone elsewhere meanwhile. Answers
 * what is to be called as a save begins.
 */
export const useFocusAfterSave = (
  saving: boolean,
  failed: boolean,
  /** Leads to the first field that was refused; returns whether there is one. */
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
