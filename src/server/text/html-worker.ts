/** Cleans rich text in a thread of its own; see rich-text.ts. */
import { cleanHtml, isBlankHtml, NestedTooDeep } from './sanitize.ts'

/** The texts cleaned, in their order, or the index of the first that is nested too deep. */
export type Cleaned = { readonly texts: readonly string[] } | { readonly tooDeep: number }

/** Cleans texts one after the other; one that shows nothing becomes empty. */
export function cleanAll(texts: readonly string[]): Cleaned {
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
