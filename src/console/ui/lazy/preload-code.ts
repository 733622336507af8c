/** Code that pages prefetch: shared form code, the rich text editor, and date pickers. */
export type AheadCode = 'form' | 'editor' | 'dates'

declare global {
  interface Window {
    /** Preloads the files of a part; set by the page's first script (console/boot/). */
    preloadCode?: (part: AheadCode) => void
  }
}

const fetched = new Set<AheadCode>()

/** Fetches all files of a part at once without running them; only the first time. */
export const preloadCode = (part: AheadCode): void => {
  if (fetched.has(part)) return
  fetched.add(part)
  window.preloadCode?.(part)
}

/**
 * Whether an error means that a code file could not be loaded, by the messages of Chromium, Firefox and Safari, and of
 * Vite for styles.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
