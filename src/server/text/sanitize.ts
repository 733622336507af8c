import sanitizeHtml from 'sanitize-html'
import { keptSchemes, keptTags } from '../../contract/text/rich-text-kept.ts'
import { hasWordlessContent } from '../../contract/text/wordless-html.ts'
import { cleanText } from './clean-text.ts'
import { keptElement, unwrapped } from './kept-element.ts'

const options: sanitizeHtml.IOptions = {
  // Captions stay for `fitTables`, unwrapped elements until serialization.
  allowedTags: [...Object.keys(keptTags), 'caption', unwrapped],
  allowedAttributes: Object.fromEntries(
    Object.entries({ ...keptTags, caption: keptTags.div ?? [] }).map(([tag, names]) => [tag, [...names]]),
  ),
  // `keptElement` has already removed everything that is not in the list.
  parseStyleAttributes: false,
  allowedSchemes: [...keptSchemes.a],
  allowedSchemesByTag: { img: [...keptSchemes.img] },
  allowProtocolRelative: false,
  transformTags: { '*': keptElement },
}

/** Deeper than any editor nests; each level costs time in the parser and in every browser. */
export const maxNesting = 100

/** Thrown for rich text with elements nested deeper than `maxNesting`. */
export class NestedTooDeep extends Error {}

/** Options that measure the nesting of a text's elements. */
function countingOptions(): sanitizeHtml.IOptions {
  let depth = 0
  return {
    ...options,
    onOpenTag: () => {
      depth += 1
      if (depth > maxNesting) throw new NestedTooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

/**
 * Tables in the format of editors: one body, and a caption in a block above. Exact only for cleaned text, in which `<`
 * and `>` occur only in tags.
 */
function fitTables(html: string): string {
  if (!html.includes('<table')) return html.replaceAll(/<(\/?)caption\b/g, '<$1div')
  return html
    .replaceAll(/(<table[^>]*>)\s*<caption([^>]*)>(.*?)<\/caption>/gs, (all, table, attributes, text) =>
      /<(table|caption)\b/.test(text) ? all : `<div${attributes}>${text}</div>${table}`,
    )
    .replaceAll(/<(\/?)caption\b/g, '<$1div')
    .replaceAll(/<\/tbody>\s*<tbody>/g, '')
}

/**
 * Removes scripts, frames, positioning and everything else that is not in the list in `rich-text-kept.ts`. Throws
 * `NestedTooDeep`.
 */
export function cleanHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html
  const clean = sanitizeHtml(html, countingOptions()).replaceAll(/<\/?unwrapped>/g, '')
  return fitTables(clean)
}

/** Whether cleaned rich text has no visible content. */
export function isBlankHtml(clean: string): boolean {
  return !hasWordlessContent(clean) && cleanText(plainText(clean)) === ''
}

/** Cleaned rich text without tags; entities stay encoded. Exact only for the output of `cleanHtml`. */
export const plainText = (clean: string): string => clean.replace(/<[^>]*>/g, '')
