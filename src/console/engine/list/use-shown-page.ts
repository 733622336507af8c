import { useRef } from 'react'
import type { ListPage } from './use-list-page.ts'

/**
 * The page as it was when its rows arrived, while the next ones are on their way: rows, their numbers and their buttons
 * change together, and are drawn once.
 */
export const useShownPage = (page: ListPage): ListPage => {
  const shown = useRef(page)
  if (!page.awaited) shown.current = page
  return shown.current
}
