/** Scrolls an element into view; without animation for users who prefer reduced motion. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}
