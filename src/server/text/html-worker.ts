/** Cleans rich text in a separate thread; see rich-text.ts. */
import { cleanHtml, isBlankHtml, NestedTooDeep } from './sanitize.ts'

/** The cleaned texts in order, or the index of the first one that is nested too deeply. */
export type Cleaned = { readonly texts: readonly string[] } | { readonly tooDeep: number }

/** Cleans texts one after the other; a text without visible content becomes empty. */
export const cleanAll = (texts: readonly string[]): Cleaned => {
  const cleaned: string[] = []
  for (const [index, text] of texts.entries())
    try {
      const clean = cleanHtml(text)
      cleaned.push(isBlankHtml(clean) ? '' : clean)
    } catch (error) {
      if (error instanceof NestedTooDeep) return { tooDeep: index }
      throw error
    }
  return { texts: cleaned }
}
