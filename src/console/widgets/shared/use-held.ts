import { useCallback, useMemo, useRef, useState } from 'react'
import type { ErrorsByPath } from '../form-context.ts'

/** Why a place holds a save back, and whether somebody has been told. */
type Reasons = Readonly<Record<string, { reason: string; isTold: boolean }>>

/** Places that hold a save back: their field shows something refused, or waits for something that has not arrived. */
export const useHeld = () => {
  const paths = useRef(new Set<string>())
  const [reasons, setReasons] = useState<Reasons>({})
  const hold = useCallback((path: string, held: boolean | string): void => {
    if (held) paths.current.add(path)
    else paths.current.delete(path)
    setReasons((before) => {
      const { [path]: known, ...others } = before
      if (typeof held === 'string') return { ...others, [path]: { reason: held, isTold: false } }
      return known ? others : before
    })
  }, [])
  /** To be called when something is to be saved: the first place that holds it back, whose reason is shown from then on. */
  const firstHeld = useCallback((): string | undefined => {
    setReasons((before) => {
      const entries = Object.entries(before)
      if (entries.every(([, { isTold }]) => isTold)) return before
      return Object.fromEntries(entries.map(([path, { reason }]) => [path, { reason, isTold: true }]))
    })
    return [...paths.current][0]
  }, [])
  const told = useMemo<ErrorsByPath>(
    () =>
      Object.fromEntries(
        Object.entries(reasons).flatMap(([path, { reason, isTold }]) => (isTold ? [[path, [reason]]] : [])),
      ),
    [reasons],
  )
  return {
    hold,
    firstHeld,
    /** The reasons that are to be shown. */
    told,
    /** Whether anything has not arrived yet. */
    isWaiting: Object.keys(reasons).length > 0,
  }
}
