import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isTyping } from '../keys.ts'
import { documentTitle } from './brand.tsx'

let lastPath: string | null = null

/** The heading of the page that the user has navigated to. */
let arrivedAt: HTMLElement | null = null

const takeFocus = (heading: HTMLElement): void => heading.focus({ preventScroll: true })

/** Focuses the page's heading if a dialog over the page had the focus on arrival. */
export const focusArrival = (): void => {
  if (arrivedAt?.isConnected) takeFocus(arrivedAt)
}

/**
 * Whether the user already works in the page, which shows slightly before this runs, types ahead for it, or types in a
 * dialog over it. A dialog that asked about leaving the last page does not count.
 */
const isInUse = (heading: HTMLElement): boolean => {
  const [main, active] = [heading.closest('main'), document.activeElement]
  if (main !== active && main?.contains(active))
    return !active?.matches(`[data-type-ahead]:not([data-type-ahead="${window.location.pathname}"])`)
  return isTyping(active) && active?.closest('[aria-modal=true]') !== null
}

/**
 * For the main heading of a page: sets the document title if `title` is given, and focuses the heading after a
 * navigation, so that keyboard and screen reader start there. Does nothing on the first page of a visit, or if the user
 * already works in the page.
 */
export const usePageFocus = (title?: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  useEffect(() => {
    const arrived = lastPath !== null && lastPath !== pathname
    lastPath = pathname
    arrivedAt = arrived ? heading.current : null
    if (arrivedAt && !isInUse(arrivedAt)) takeFocus(arrivedAt)
  }, [pathname])
  return heading
}
