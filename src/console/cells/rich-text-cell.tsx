import type { Cell, CellOptions } from './cell.ts'
import { textDirection } from './direction.ts'
import { plainText, shorten } from './plain-text.ts'

const toText = (value: unknown, options: CellOptions): string => {
  const text = typeof value === 'string' ? plainText(value) : ''
  const length = typeof options.length === 'number' ? options.length : 120
  return text === '' ? (typeof options.empty === 'string' ? options.empty : 'N/A') : shorten(text, length)
}

/** The beginning of a rich text, without its markup. */
export const richTextCell: Cell = {
  name: 'rich-text',
  types: ['string', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { length: { type: 'integer', minimum: 1 }, empty: { type: 'string' } },
  },
  text: toText,
  render: ({ value, options }) => {
    const text = toText(value, options)
    return <span dir={textDirection(text)}>{text}</span>
  },
  flex: 2,
}
