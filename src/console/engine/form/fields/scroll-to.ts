/** Scrolls an element into sight, at once for whoever has asked their system for less motion. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}
