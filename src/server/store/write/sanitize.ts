import sanitizeHtml from 'sanitize-html'
import { cleanText } from '../../text/clean-text.ts'

const alignments = [/^(left|right|center|justify)$/]
const length = [/^\d+(\.\d+)?(px|em|rem|%)$/]

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'div', 'span'],
    ...['ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'small'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'style'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      'text-align': alignments,
      direction: [/^(rtl|ltr)$/],
      'padding-left': length,
      'padding-right': length,
    },
    img: { width: length, height: length },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

/** Deeper than any editor nests; each level costs the parser and every browser that shows the text. */
export const deepestNesting = 100

/** Rich text whose elements are nested deeper than `deepestNesting`. */
export class NestedTooDeep extends Error {}

/** Options that count how deep the elements of one text lie. */
function countingOptions(): sanitizeHtml.IOptions {
  let depth = 0
  return {
    ...options,
    onOpenTag: () => {
      depth += 1
      if (depth > deepestNesting) throw new NestedTooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

/**
 * Rich text without anything that runs, loads frames or leaves its place on the page.
 * Throws `NestedTooDeep`.
 */
export function cleanHtml(html: string): string {
  return html.includes('<') || html.includes('&') ? sanitizeHtml(html, countingOptions()) : html
}

/** True when cleaned rich text shows nothing: no text, and neither picture, nor rule, nor table. */
export function isBlankHtml(clean: string): boolean {
  return !/<(img|hr|table)\b/.test(clean) && cleanText(plainText(clean)) === ''
}

/** Cleaned rich text without its tags, characters still written as entities. Exact only for what `cleanHtml` wrote. */
export const plainText = (clean: string): string => clean.replace(/<[^>]*>/g, '')
