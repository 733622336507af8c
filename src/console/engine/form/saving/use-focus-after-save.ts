import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'

/**
 * Restores the focus, which a form loses while it is locked by a save. After a failed save, the first refused field or
 * the previously focused element gets it, unless the user moved elsewhere. Returns a function to call when a save
 * begins.
 */
export const useFocusAfterSave = (
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
