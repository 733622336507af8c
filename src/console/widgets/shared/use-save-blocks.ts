import { useCallback, useMemo, useRef, useState } from 'react'
import type { ErrorsByPath } from '../form-context.ts'

/** Why a place blocks saving, and whether the reason was shown. */
type Reasons = Readonly<Record<string, { reason: string; isShown: boolean }>>

/** Places that block saving: their field shows a refused value, or waits for a pending one. */
export const useSaveBlocks = () => {
  const paths = useRef(new Set<string>())
  const [reasons, setReasons] = useState<Reasons>({})
  const hold = useCallback((path: string, block: boolean | string): void => {
    if (block) paths.current.add(path)
    else paths.current.delete(path)
    setReasons((before) => {
      const { [path]: held, ...others } = before
      if (typeof block === 'string') return { ...others, [path]: { reason: block, isShown: false } }
      return held ? others : before
    })
  }, [])
  /** Called before a save: returns the first place that blocks it, and shows its reason from then on. */
  const firstBlock = useCallback((): string | undefined => {
    setReasons((before) => {
      const entries = Object.entries(before)
      if (entries.every(([, { isShown }]) => isShown)) return before
      return Object.fromEntries(entries.map(([path, { reason }]) => [path, { reason, isShown: true }]))
    })
    return [...paths.current][0]
  }, [])
  const shownReasons = useMemo<ErrorsByPath>(
    () =>
      Object.fromEntries(
        Object.entries(reasons).flatMap(([path, { reason, isShown }]) => (isShown ? [[path, [reason]]] : [])),
      ),
    [reasons],
  )
  return {
    hold,
    firstBlock,
    /** The reasons to show. */
    shownReasons,
    /** Whether any value is pending. */
    isWaiting: Object.keys(reasons).length > 0,
  }
}
