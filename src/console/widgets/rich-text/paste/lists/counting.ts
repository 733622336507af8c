import { declarationsOf } from '../../../../../contract/text/rich-text-rules.ts'
import type { Counting } from './marker.ts'

const types: Readonly<Record<string, Counting>> = {
  'lower-alpha': { type: 'a' },
  'lower-latin': { type: 'a' },
  'upper-alpha': { type: 'A' },
  'upper-latin': { type: 'A' },
  'lower-roman': { type: 'i' },
  'upper-roman': { type: 'I' },
  ...Object.fromEntries(
    ['none', 'bengali', 'arabic-indic', 'persian', 'devanagari', 'decimal-leading-zero'].map((style) => [
      style,
      { style },
    ]),
  ),
}

/** The numbering of a list from a `style` attribute; undefined if it has none that lists support. */
export const countingOf = (style: string): Counting | undefined => {
  const declared = new Map(declarationsOf(style))
  const value = declared.get('list-style-type') ?? declared.get('list-style') ?? ''
  return value
    .split(/\s+/)
    .map((word) => (Object.hasOwn(types, word) ? types[word] : undefined))
    .find((counting) => counting !== undefined)
}

/** Sets the numbering of a list. */
export const setCounting = (list: Element, { type, style }: Counting): void => {
  if (type) list.setAttribute('type', type)
  else list.removeAttribute('type')
  if (style) list.setAttribute('style', `list-style-type:${style}`)
  else list.removeAttribute('style')
}
