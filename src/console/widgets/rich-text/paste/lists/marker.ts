import { declarationsOf } from '../../../../../contract/text/rich-text-rules.ts'

/** The numbering of an item: the `type` of its `ol`, or a `list-style-type` without an HTML type. */
export interface Counting {
  readonly type?: 'a' | 'A' | 'i' | 'I'
  readonly style?: string
}

/** One interpretation of a marker as a number. */
export type Reading = Counting & { readonly value: number }

/** The marker of an item: a bullet, a number (`i.` has two interpretations), or a text that is not a list number. */
export type Marker =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'number'; readonly readings: readonly Reading[] }
  | { readonly kind: 'text'; readonly text: string }

/** Digits of other scripts: the code point of zero, and their CSS name. */
const digits: readonly (readonly [zero: number, style: string | undefined])[] = [
  [0x30, undefined],
  [0x09e6, 'bengali'],
  [0x0660, 'arabic-indic'],
  [0x06f0, 'persian'],
  [0x0966, 'devanagari'],
]

const withZeros = 'decimal-leading-zero'

const readDigits = (text: string): readonly Reading[] => {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const [zero, style] =
    digits.find(([first]) => points.every((point) => point >= first && point < first + 10)) ?? []
  if (zero === undefined) return []
  const value = Number(points.map((point) => point - zero).join(''))
  if (style) return points[0] === zero && value > 0 ? [] : [{ value, style }]
  const padded: readonly Reading[] = points.length === 2 ? [{ value, style: withZeros }] : []
  return points[0] === zero && value > 0 ? padded : [{ value }, ...padded]
}

const romanNumerals = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

/** The value of a Roman numeral in lower case; undefined for any other text. */
const readRoman = (text: string): number | undefined => {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text) || text === '') return undefined
  let rest = text
  let value = 0
  for (const [numeral, worth] of romanNumerals)
    while (rest.startsWith(numeral)) {
      rest = rest.slice(numeral.length)
      value += worth
    }
  return value
}

const readLetters = (text: string): readonly Reading[] => {
  const small = text.toLowerCase()
  const isSmall = text === small
  if (!isSmall && text !== text.toUpperCase()) return []
  const roman = readRoman(small)
  const asRoman: readonly Reading[] = roman === undefined ? [] : [{ type: isSmall ? 'i' : 'I', value: roman }]
  // Programs differ in the number after `z`.
  if (!/^[a-z]$/.test(small)) return asRoman
  const asLetter: Reading = { type: isSmall ? 'a' : 'A', value: small.charCodeAt(0) - 96 }
  return /^[ivx]$/.test(small) ? [...asRoman, asLetter] : [asLetter, ...asRoman]
}

const readCounter = (text: string): readonly Reading[] =>
  /^\p{Nd}+$/u.test(text) ? readDigits(text) : readLetters(text)

/** Removes direction marks, which do not matter for a marker. */
const trimmed = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Parses a displayed marker (`1.`, `(b)`, `iv)`, `৩।`, `[1]`, `2.1`). Characters around a number are only kept if they
 * are more than a full stop or round brackets. A single letter is a bullet, which its font draws as another symbol,
 * unless `isCounted` is true.
 */
export const readMarker = (shown: string, isCounted?: boolean): Marker => {
  const text = trimmed(shown)
  const isSign = isCounted === undefined ? /^[a-z]$/i.test(text) : !isCounted
  if (isSign || !/[\p{L}\p{N}]/u.test(text)) return { kind: 'bullet' }
  const [, before = '', counter = '', after = ''] = /^(\(?)(\p{Nd}+|[a-z]+)([.)।۔ـ\-–:]?)$/iu.exec(text) ?? []
  const read = before === '' || after === ')' ? readCounter(counter) : []
  return read.length > 0 ? { kind: 'number', readings: read } : { kind: 'text', text }
}

/** Formats a number in the numbering of a list. */
export const writeCounter = ({ type, style }: Counting, value: number): string => {
  if (type === 'a' || type === 'A') {
    const letter = String.fromCharCode(96 + (((value - 1) % 26) + 1))
    return type === 'a' ? letter : letter.toUpperCase()
  }
  if (type === 'i' || type === 'I') {
    let rest = value
    let written = ''
    for (const [numeral, worth] of romanNumerals)
      while (rest >= worth) {
        written += numeral
        rest -= worth
      }
    return type === 'i' ? written : written.toUpperCase()
  }
  if (style === withZeros) return String(value).padStart(2, '0')
  const zero = digits.find(([, name]) => name !== undefined && name === style)?.[0] ?? 0x30
  return String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

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
