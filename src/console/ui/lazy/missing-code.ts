/**
 * Whether an error means that a code file could not be loaded, by the messages of Chromium, Firefox and Safari, and of
 * Vite for styles.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
