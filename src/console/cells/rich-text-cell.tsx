import { Suspense } from 'react'
import { noValue } from '../../contract/text/no-value.ts'
import { lazyOr } from '../ui/lazy/lazy-or.ts'
import { textDirection } from '../ui/text-direction.ts'
import type { Cell, CellOptions } from './cell.ts'
import { MissingText } from './missing-text.tsx'
import { plainText, shorten } from './plain-text.ts'

const RichText = lazyOr<{ html: string }>(
  () => import('./rich-text/rich-text-view.tsx').then((file) => file.RichText),
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
