import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isTyping } from '../is-typing.ts'
import { documentTitle } from './foundation-name.ts'

let lastPath: string | null = null

/** The heading that the user has come to. */
let arrivedAt: HTMLElement | null = null

const takeFocus = (heading: HTMLElement): void => heading.focus({ preventScroll: true })

/** Moves the focus to the page's heading where something that lay over the page kept it when the user came there. */
export const focusArrival = (): void => {
  if (arrivedAt?.isConnected) takeFocus(arrivedAt)
}

/**
 * Whether somebody is at work in the page already, which is seen a moment before this runs, or types in a dialog over it. A
 * dialog that asked whether to leave the last page is in the way of nobody.
 */
const isInUse = (heading: HTMLElement): boolean => {
  const [main, active] = [heading.closest('main'), document.activeElement]
  if (main !== active && main?.contains(active)) return true
  return isTyping(active) && active?.closest('[aria-modal=true]') !== null
}

/**
 * For the main heading of a page: sets the browser's title, which names the page where `title` is given, and moves the
 * focus to the heading when the user has come from another page, so that keyboard and screen reader start there. The
 * first page of a visit is left alone, and so is who has gone on into the page by then.
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
