import { useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ListRow } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

/** The least height above the rows of a page, in pixels. */
const minAbove = 250

const wasOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && 'type' in opened && opened.type === 'navigate'
}

/** Keys of the history entries that showed a list since the console was loaded. */
const shown = new Set<string>()

/** Whether the page opens at its top, not at a restored scroll position. */
const useIsFromTop = (): boolean => {
  const type = useNavigationType()
  const { key } = useLocation()
  useEffect(() => void shown.add(key), [key])
  return !shown.has(key) && (type !== 'POP' || (key === 'default' && wasOpenedAnew()))
}

/** Whether another page of rows is rendering, unless the user returned to it. */
const useIsTurning = (page: number): boolean => {
  const type = useNavigationType()
  return useDeferredValue(page) !== page && type !== 'POP'
}

/**
 * The rows to render: first as many as fit on the screen (rows of at least `minRowHeight` pixels), then all. A page that
 * the user returns to renders all rows at once, because its scroll position is restored.
 */
export const useProgressiveRows = ({ rows, state }: ListPage, minRowHeight: number): readonly ListRow[] => {
  const fitting = (above: number): number => Math.ceil((window.innerHeight - above) / minRowHeight)
  const isFromTop = useIsFromTop()
  const isTurning = useIsTurning(state.page)
  const isWhole = useDeferredValue(true, !isFromTop || rows.length <= fitting(minAbove))
  if (isTurning) return rows.slice(0, fitting(0))
  return isWhole ? rows : rows.slice(0, fitting(minAbove))
}
