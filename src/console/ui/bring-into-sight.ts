/**
 * Scrolls to an element that is not fully visible, after the browser's next layout: measuring earlier would force an
 * additional one. Returns a function that cancels it.
 */
export const bringIntoSight = (element: Element): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    element.scrollIntoView({ block: 'nearest' })
    return () => undefined
  }
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry && entry.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
