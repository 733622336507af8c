/**
 * Bengali and Arabic come first, so that they look the same on every machine; these fonts only cover their own scripts,
 * so all other text uses the system's font.
 */
export const fontFamily =
  '"Noto Sans Bengali", "Noto Naskh Arabic", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Timeout for a font in milliseconds; cached fonts load faster. */
const maxWait = 30

/**
 * Loads the regular fonts for the characters in `content` (any JSON value), and resolves once they are loaded, or after
 * the timeout. Text without its font is laid out twice, first with system fonts, and finding those takes longer than
 * the rest of the layout.
 */
export const fetchFontsOf = async (content: unknown): Promise<void> => {
  const fonts = document.fonts as FontFaceSet | undefined
  const text = JSON.stringify(content) as string | undefined
  if (!fonts || text === undefined) return
  const fetching = fonts.load(`1em ${fontFamily}`, text).catch(() => undefined)
  await Promise.race([fetching, new Promise((resolve) => setTimeout(resolve, maxWait))])
}
