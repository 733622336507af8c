import { useCallback, useMemo, useRef, useState } from 'react'
import type { ErrorsByPath } from '../form-context.ts'

/** Why a place holds a save back, and whether somebody has been told. */
type Reasons = Readonly<Record<string, { reason: string; isShown: boolean }>>

/** Places that hold a save back: their field shows something refused, or waits for something that has not arrived. */
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
  /** To be called when something is to be saved: the first place that holds it back, whose reason is shown from then on. */
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
    /** The reasons that are to be shown. */
    shownReasons,
    /** Whether anything has not arrived yet. */
    isWaiting: Object.keys(reasons).length > 0,
  }
}
