import sanitizeHtml from 'sanitize-html'
import { keptSchemes, keptTags } from '../../contract/text/rich-text-kept.ts'
import { hasWordlessContent } from '../../contract/text/wordless-html.ts'
import { cleanText } from './clean-text.ts'
import { keptElement, unwrapped } from './kept-element.ts'

const options: sanitizeHtml.IOptions = {
  // Captions stay until `fitTables` has them, what is unwrapped until all is written.
  allowedTags: [...Object.keys(keptTags), 'caption', unwrapped],
  allowedAttributes: Object.fromEntries(
    Object.entries({ ...keptTags, caption: keptTags.div ?? [] }).map(([tag, names]) => [tag, [...names]]),
  ),
  // `keptElement` has left nothing but what the list names.
  parseStyleAttributes: false,
  allowedSchemes: [...keptSchemes.a],
  allowedSchemesByTag: { img: [...keptSchemes.img] },
  allowProtocolRelative: false,
  transformTags: { '*': keptElement },
}

/** Deeper than any editor nests; each level costs the parser and every browser that shows the text. */
export const maxNesting = 100

/** Rich text whose elements are nested deeper than `maxNesting`. */
export class NestedTooDeep extends Error {}

/** Options that count how deep the elements of one text lie. */
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
 * Tables as editors hold them: one body, and a caption in a block above. Exact only for what the cleaning wrote, in which
 * `<` and `>` stand for nothing but tags.
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
 * Rich text without anything that runs, loads frames or leaves its place on the page; nothing but what the list in
 * `rich-text-kept.ts` names. Throws `NestedTooDeep`.
 */
export function cleanHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html
  const clean = sanitizeHtml(html, countingOptions()).replaceAll(/<\/?unwrapped>/g, '')
  return fitTables(clean)
}

/** True when cleaned rich text shows nothing. */
export function isBlankHtml(clean: string): boolean {
  return !hasWordlessContent(clean) && cleanText(plainText(clean)) === ''
}

/** Cleaned rich text without its tags, characters still written as entities. Exact only for what `cleanHtml` wrote. */
export const plainText = (clean: string): string => clean.replace(/<[^>]*>/g, '')
