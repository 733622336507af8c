/**
 * Whether an error tells that a file of the console's code could not be fetched, in the words of Chromium, Firefox and
 * Safari, and of Vite for styles.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
