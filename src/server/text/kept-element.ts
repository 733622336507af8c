import type { Attributes, Tag } from 'sanitize-html'
import { tagsReadAs } from '../../contract/text/rich-text-kept.ts'
import { declarationsOf, isKeptAddress, keptStyle, tagsOfStyle } from '../../contract/text/rich-text-rules.ts'

/** The name of elements that are removed while their content stays. */
export const unwrapped = 'unwrapped'

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
export function keptElement(tag: string, attribs: Attributes): Tag {
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
