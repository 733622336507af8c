import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { hasWordlessContent } from '../../contract/text/markup.ts'
import {
  declarationsOf,
  isKeptAddress,
  keptSchemes,
  keptStyle,
  keptTags,
  tagsOfStyle,
  tagsReadAs,
} from '../../contract/text/rich-text-rules.ts'
import { cleanText } from './clean-text.ts'

/** The name of elements that are removed while their content stays. */
const unwrapped = 'unwrapped'

/** The direction of a text from its style or attribute. */
const directionOf = ({ dir, style }: Attributes): string | undefined => {
  const direction = dir?.toLowerCase() ?? new Map(declarationsOf(style ?? '')).get('direction')
  return direction === 'rtl' || direction === 'ltr' || direction === 'auto' ? direction : undefined
}

/** The size of an image from its attribute: whole pixels, or a percentage of the available width. */
const sizeOf = (attribute: string | undefined, style: string | undefined): string | undefined => {
  const size = /^(\d{1,4}(?:\.\d+)?)(px|em|rem|%)?$/.exec(style ?? attribute ?? '')
  if (!size) return style === undefined ? undefined : sizeOf(attribute, undefined)
  const [, number, unit] = size
  return unit === '%'
    ? `${number}%`
    : String(Math.round(Number(number) * (unit === 'em' || unit === 'rem' ? 16 : 1)))
}

const imageOf = (attribs: Attributes): Attributes => {
  const { width, height, ...rest } = attribs
  const styles = new Map(declarationsOf(attribs.style ?? ''))
  const sizes = { width: sizeOf(width, styles.get('width')), height: sizeOf(height, styles.get('height')) }
  const attributes = Object.entries(sizes).flatMap(([name, size]) =>
    size === undefined ? [] : [[name, size]],
  )
  return { ...rest, ...Object.fromEntries(attributes) }
}

const linkOf = ({ rel: _, target, ...rest }: Attributes): Attributes =>
  target === '_blank' ? { ...rest, target, rel: 'noopener noreferrer' } : rest

/** The tag of an element that an editor expressed only by style. */
const tagByStyle = (style: string): string => tagsOfStyle(style)[0] ?? 'span'

const blockOf = (attribs: Attributes): Attributes => {
  const { dir: _, style = '', ...rest } = attribs
  const kept = keptStyle(style)
  const dir = directionOf(attribs)
  return { ...rest, ...(dir && { dir }), ...(kept && { style: kept }) }
}

/** The kept form of an element: with its name in the list, without styles and attributes that have no effect. */
const keptElement = (tag: string, attribs: Attributes): Tag => {
  const tagName = (tag !== 'caption' && Object.hasOwn(tagsReadAs, tag) && tagsReadAs[tag]) || tag
  if (tagName === 'a' || tagName === 'img') {
    const address = tagName === 'a' ? attribs.href : attribs.src
    if (!isKeptAddress(tagName, address)) return { tagName: unwrapped, attribs: {} }
    return { tagName, attribs: tagName === 'a' ? linkOf(attribs) : imageOf(attribs) }
  }
  const kept = blockOf(attribs)
  if (tagName !== 'span') return { tagName, attribs: kept }
  const marked = tagByStyle(attribs.style ?? '')
  if (marked !== 'span') return { tagName: marked, attribs: {} }
  return kept.dir || kept.lang ? { tagName, attribs: kept } : { tagName: unwrapped, attribs: {} }
}

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
const countingOptions = (): sanitizeHtml.IOptions => {
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
const fitTables = (html: string): string => {
  if (!html.includes('<table')) return html.replaceAll(/<(\/?)caption\b/g, '<$1div')
  return html
    .replaceAll(/(<table[^>]*>)\s*<caption([^>]*)>(.*?)<\/caption>/gs, (all, table, attributes, text) =>
      /<(table|caption)\b/.test(text) ? all : `<div${attributes}>${text}</div>${table}`,
    )
    .replaceAll(/<(\/?)caption\b/g, '<$1div')
    .replaceAll(/<\/tbody>\s*<tbody>/g, '')
}

/**
 * Removes scripts, frames, positioning and everything else that is not in the list in `rich-text-rules.ts`. Throws
 * `NestedTooDeep`.
 */
export const cleanHtml = (html: string): string => {
  if (!html.includes('<') && !html.includes('&')) return html
  const clean = sanitizeHtml(html, countingOptions()).replaceAll(/<\/?unwrapped>/g, '')
  return fitTables(clean)
}

/** Whether cleaned rich text has no visible content. */
export const isBlankHtml = (clean: string): boolean =>
  !hasWordlessContent(clean) && cleanText(plainText(clean)) === ''

/** Cleaned rich text without tags; entities stay encoded. Exact only for the output of `cleanHtml`. */
export const plainText = (clean: string): string => clean.replace(/<[^>]*>/g, '')
