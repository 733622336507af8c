import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { underTopBar } from '../../ui/styles/under-top-bar.ts'

/**
 * Brings the beginning of the rows into sight when another page of them stands there: whoever turns the page presses a
 * button below the last row, and reads on from the first. Who comes back in the history is led to where they were.
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
