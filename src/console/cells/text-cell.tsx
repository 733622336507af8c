import { oneText } from '../../contract/records/record-names.ts'
import { emailAddress } from '../../contract/text/email-address.ts'
import { noValue } from '../../contract/text/no-value.ts'
import { inDigits } from '../i18n/format-number.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { textDirection } from '../ui/text-direction.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

const emptyText = (options: CellProps['options']): string =>
  typeof options.empty === 'string' ? options.empty : noValue

const plainOf = (value: unknown, language: string): string => {
  if (typeof value === 'number') return inDigits(value, language)
  return typeof value === 'boolean' ? String(value) : oneText(value)
}

const toText: Cell['text'] = (value, options, _, language = 'en') => {
  const text = plainOf(value, language)
  return text === '' ? emptyText(options) : text
}

/** Checks for `@` first: compiling the expression takes milliseconds. */
const isAddress = (text: string): boolean => text.includes('@') && emailAddress.test(text)

const TextCellView = ({ value, options, row }: CellProps) => {
  const text = toText(value, options, row, currentLanguage())
  const isEmpty = text === emptyText(options)
  return (
    <span
      className='fill lines'
      dir={textDirection(text)}
      {...(!isEmpty && { title: text })}
      data-address={isAddress(text) || undefined}
    >
      {isEmpty ? <MissingText text={text} /> : text}
    </span>
  )
}

/** Plain text in its own direction; N/A when missing. */
export const textCell: Cell = {
  name: 'text',
  types: ['string', 'number', 'integer', 'boolean', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      empty: { type: 'string', description: `What stands where there is no text; ${noValue} when left out.` },
    },
  },
  text: toText,
  exported: (value, options) => (typeof value === 'number' ? value : toText(value, options, {})),
  render: TextCellView,
}

/** One text of a per-language list, rendered like a plain text. */
export const translatedCell: Cell = {
  ...textCell,
  name: 'translated',
  types: ['array', 'string', 'null'],
}
