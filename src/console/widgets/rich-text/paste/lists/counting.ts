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

/** What a `style` attribute says of how a list counts; undefined where it says nothing that lists can be. */
export const countingOf = (style: string): Counting | undefined => {
  const declared = new Map(declarationsOf(style))
  const value = declared.get('list-style-type') ?? declared.get('list-style') ?? ''
  return value
    .split(/\s+/)
    .map((word) => (Object.hasOwn(types, word) ? types[word] : undefined))
    .find((counting) => counting !== undefined)
}

/** Makes a list count so. */
export const setCounting = (list: Element, { type, style }: Counting): void => {
  if (type) list.setAttribute('type', type)
  else list.removeAttribute('type')
  if (style) list.setAttribute('style', `list-style-type:${style}`)
  else list.removeAttribute('style')
}
