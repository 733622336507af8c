import { useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ListRow } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

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

/** Whether another page of the rows is being drawn, for whoever did not come back to it. */
const useIsTurning = (page: number): boolean => {
  const type = useNavigationType()
  return useDeferredValue(page) !== page && type !== 'POP'
}

/**
 * The rows of a page to draw: at first as many as the screen can show when each is at least `minRowHeight` pixels high, so
 * that they are seen sooner; all of them right after. A page that is come back to has all at once, as it is scrolled to
 * its place.
 */
export const useRowsInTurn = ({ rows, state }: ListPage, minRowHeight: number): readonly ListRow[] => {
  const fitting = (above: number): number => Math.ceil((window.innerHeight - above) / minRowHeight)
  const isFromTop = useIsFromTop()
  const isTurning = useIsTurning(state.page)
  const isWhole = useDeferredValue(true, !isFromTop || rows.length <= fitting(minAbove))
  if (isTurning) return rows.slice(0, fitting(0))
  return isWhole ? rows : rows.slice(0, fitting(minAbove))
}
