import { useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ListRow } from '../state/list-rows.ts'

/** What a page has above its rows at the least, in pixels. */
const minAbove = 250

const wasOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && 'type' in opened && opened.type === 'navigate'
}

/** Keys of the entries of the history that a list was shown in, since the console was loaded. */
const shown = new Set<string>()

/** Whether the page begins at its top, and not at the place where somebody left it. */
const useIsFromTop = (): boolean => {
  const type = useNavigationType()
  const { key } = useLocation()
  useEffect(() => void shown.add(key), [key])
  return !shown.has(key) && (type !== 'POP' || (key === 'default' && wasOpenedAnew()))
}

/**
 * The rows to draw: at first as many as the screen can show when each is at least `minRowHeight` pixels high, so that they
 * are seen sooner; all of them right after. A page that is come back to has all at once, as it is scrolled to its place.
 */
export const useRowsInTurn = (rows: readonly ListRow[], minRowHeight: number): readonly ListRow[] => {
  const count = Math.ceil((window.innerHeight - minAbove) / minRowHeight)
  const isFromTop = useIsFromTop()
  const isWhole = useDeferredValue(true, !isFromTop || rows.length <= count)
  return isWhole ? rows : rows.slice(0, count)
}
