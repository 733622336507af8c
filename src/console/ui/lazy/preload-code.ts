/** Code that pages fetch before it is wanted: what every form needs, the editor of rich text, calendars and clocks. */
export type AheadCode = 'form' | 'editor' | 'dates'

declare global {
  interface Window {
    /** Has the browser fetch the files of a part; set by the page's first script (console/boot/). */
    preloadCode?: (part: AheadCode) => void
  }
}

const fetched = new Set<AheadCode>()

/** Has the browser fetch all files of a part at once, without running any of them; the first time only. */
export const preloadCode = (part: AheadCode): void => {
  if (fetched.has(part)) return
  fetched.add(part)
  window.preloadCode?.(part)
}
