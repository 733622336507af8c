import { Suspense } from 'react'
import { escapeMarkup } from '../../contract/text/markup.ts'
import { noValue } from '../../contract/text/no-value.ts'
import { lazyOr } from '../ui/lazy/lazy-or.ts'
import { textDirection } from '../ui/text-direction.ts'
import type { Cell, CellOptions } from './cell.ts'
import { MissingText } from './missing-text.tsx'

/** Plain text as rich text with a paragraph per line. */
export const richTextOf = (text: string): string =>
  text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeMarkup(line.trim())}</p>`)
    .join('')

/** The words of rich text, with a line per paragraph, heading, list item and row of a table. */
export const textLinesOf = (html: string): string =>
  html
    .split(/<\/(?:p|h\d|li|tr|blockquote|pre)>|<br\b[^>]*>/i)
    .map(plainText)
    .join('\n')
    .trim()

/** Text of an HTML string without markup, with collapsed white space. Only parses, never renders. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/(p|h\d|li|t[dhr]|div|blockquote|caption|figcaption|pre)|br|hr)\b/g, ' <$1'),
    'text/html',
  )
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Truncates to at most `length` characters with an ellipsis; never splits a character of any script. */
const shorten = (text: string, length: number): string => {
  const characters = [...new Intl.Segmenter().segment(text)]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

const RichText = lazyOr<{ html: string }>(
  () => import('./rich-text-view.tsx').then((file) => file.RichText),
  ({ html }) => plainText(html),
)

const defaultLength = 120

const toText = (value: unknown, options: CellOptions): string => {
  const text = typeof value === 'string' ? plainText(value) : ''
  const length = typeof options.length === 'number' ? options.length : defaultLength
  return text === '' ? (typeof options.empty === 'string' ? options.empty : noValue) : shorten(text, length)
}

const Beginning = ({ text, isEmpty }: { text: string; isEmpty: boolean }) => (
  <span className='fill lines' dir={textDirection(text)}>
    {isEmpty ? <MissingText text={text} /> : text}
  </span>
)

/** The start of a rich text without markup; `whole` renders all of it with its format. */
export const richTextCell: Cell = {
  name: 'rich-text',
  types: ['string', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      length: {
        type: 'integer',
        minimum: 1,
        description: `Characters shown at most; ${defaultLength} when left out.`,
      },
      empty: { type: 'string', description: `What stands where there is no text; ${noValue} when left out.` },
      whole: { type: 'boolean', description: 'All of it, as it was written.' },
    },
  },
  text: toText,
  exported: (value) => (typeof value === 'string' ? plainText(value) : ''),
  render: ({ value, options }) => {
    const text = toText(value, options)
    const isEmpty = typeof value !== 'string' || plainText(value) === ''
    if (options.whole !== true || isEmpty) return <Beginning text={text} isEmpty={isEmpty} />
    return (
      <Suspense fallback={<Beginning text={text} isEmpty={false} />}>
        <RichText html={value} />
      </Suspense>
    )
  },
  flex: 2,
}
