/**
 * Scrolls to an element that is not wholly in sight, once the browser has laid the page out by itself: to ask where it
 * is any earlier would have everything laid out an additional time. Returns a function that calls it off.
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
