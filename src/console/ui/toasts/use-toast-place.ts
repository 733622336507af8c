import useMediaQuery from '@mui/material/useMediaQuery'
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { topBarHeight } from '../styles/under-top-bar.ts'

/** Distance from the edge of a wide window. */
const margin = 8

interface Box {
  height: number
  left: number
  right: number
}

/** The height of the toast, and the distances of the page's content from the sides of the window. */
const measure = (toast: HTMLElement): Box => {
  const page = document.querySelector('main')?.getBoundingClientRect()
  return {
    height: toast.offsetHeight,
    left: page?.left ?? 0,
    right: page ? document.documentElement.clientWidth - page.right : 0,
  }
}

/** Moves the page, its bars and the dialogs over it down by the height of a toast. */
const pushedDown = (height: number) => ({
  body: { paddingTop: height },
  'header.MuiAppBar-root:not(.MuiDialog-root *)': { top: height },
  '[data-fits] thead tr': { top: `${topBarHeight + height}px !important` },
  '.MuiDialog-root, .MuiDrawer-root': { top: `${height}px !important` },
})

/** Keeps high dialogs below a toast. */
const lower = (height: number) => ({
  '.MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
    maxHeight: `calc(100% - ${2 * (height + 2 * margin)}px)`,
  },
})

/**
 * The place of a toast, and the styles that keep it free. Wide windows have no controls in the middle of the top bar;
 * narrow ones show the toast above the page, which moves down.
 */
export const useToastPlace = (toast: RefObject<HTMLElement | null>) => {
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [{ height, left, right }, setBox] = useState<Box>({ height: 0, left: 0, right: 0 })
  useLayoutEffect(() => {
    const box = toast.current
    if (!box) return
    const update = (): void => setBox(measure(box))
    update()
    const watch = new ResizeObserver(update)
    for (const element of [box, document.documentElement]) watch.observe(element)
    return () => watch.disconnect()
  }, [toast])
  const style: CSSProperties = wide
    ? { top: margin, left, right, transform: 'none' }
    : { top: 0, left: 0, right: 0, transform: 'none' }
  return { wide, style, styles: wide ? lower(height) : pushedDown(height) }
}
