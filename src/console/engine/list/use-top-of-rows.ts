import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { underTopBar } from '../../ui/styles/under-top-bar.ts'

/**
 * Scrolls to the first row when another page of rows appears: the pager is below the last row, and reading continues at
 * the first. Back navigation restores the scroll position instead.
 */
export const useTopOfRows = (frame: RefObject<HTMLElement | null>, page: number): void => {
  const type = useNavigationType()
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'POP' || !frame.current) return
    if (frame.current.getBoundingClientRect().top < underTopBar)
      frame.current.scrollIntoView?.({ block: 'start' })
  }, [frame, page, type])
}
