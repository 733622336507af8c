import { type RefObject, useEffect } from 'react'

/** Sets `data-more` on a horizontally scrolling element while content is hidden beyond its end. */
export const useOverflowMark = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = frame.current
    if (!box) return
    const mark = (): void => {
      // In right-to-left pages `scrollLeft` is negative.
      const beyond = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft)
      box.toggleAttribute('data-more', beyond > 1)
    }
    const watch = new ResizeObserver(mark)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [frame])
}
