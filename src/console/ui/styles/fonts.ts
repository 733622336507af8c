/**
 * Bengali and Arabic come first so that they look alike on every machine; their faces cover nothing but their own
 * scripts, so everything else falls to the system's font.
 */
export const fontFamily =
  '"Noto Sans Bengali", "Noto Naskh Arabic", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Longest time, in milliseconds, to wait for a font: one that the browser has kept is there long before. */
const maxWait = 30

/**
 * Has the fonts of the usual weight fetched whose characters occur in `content`, anything that JSON can say, and resolves when they are
 * there or it has waited that long. Text that is laid out before its font has come is laid out twice, first with whichever
 * font the system finds for each character, and finding it takes longer than everything else about the layout.
 */
export const fetchFontsOf = async (content: unknown): Promise<void> => {
  const fonts = document.fonts as FontFaceSet | undefined
  const text = JSON.stringify(content) as string | undefined
  if (!fonts || text === undefined) return
  const fetching = fonts.load(`1em ${fontFamily}`, text).catch(() => undefined)
  await Promise.race([fetching, new Promise((resolve) => setTimeout(resolve, maxWait))])
}
