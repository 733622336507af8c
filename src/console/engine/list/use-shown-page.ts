import { useRef } from 'react'
import type { ListPage } from './use-list-page.ts'

/** The page as of its last rows, while the next ones load: rows, numbers and buttons change together in one render. */
export const useShownPage = (page: ListPage): ListPage => {
  const shown = useRef(page)
  if (!page.awaited) shown.current = page
  return shown.current
}
