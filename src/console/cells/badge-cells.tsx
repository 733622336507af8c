import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { asRecord, ownValue } from '../../contract/json.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

type Color = 'default' | 'primary' | 'success' | 'error' | 'warning' | 'info'
const colors: readonly string[] = ['default', 'primary', 'success', 'error', 'warning', 'info']

const badgeText = (value: unknown, options: CellProps['options']): string =>
  value === undefined || value === null || value === ''
    ? noValue
    : String(ownValue(options.words, String(value)) ?? options.other ?? value)

const BadgeCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = badgeText(value, options)
  if (text === noValue) return <MissingText />
  const named = ownValue(options.colors, String(value))
  const color = typeof named === 'string' && colors.includes(named) ? (named as Color) : 'default'
  return <Chip size='small' variant='outlined' color={color} label={t(text, { defaultValue: text })} />
}

/** A chip with the text and colour of a value; `other` for values without a text. */
export const badgeCell: Cell = {
  name: 'badge',
  width: 92,
  types: ['string', 'boolean', 'integer', 'number', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      other: { type: 'string', description: 'What stands for a value without a word.' },
      words: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'A word for each value.',
      },
      colors: {
        type: 'object',
        additionalProperties: { enum: colors },
        description: 'A colour for each value.',
      },
    },
  },
  text: badgeText,
  exported: (value, options, translate) => translate(badgeText(value, options)),
  render: BadgeCellView,
}

const defaultWords = { true: 'Active', false: 'Inactive' }

/** The texts of the values; the first one is shown in green. */
const wordsOf = (
  options: CellProps['options'],
): { good: unknown; words: Readonly<Record<string, unknown>> } => ({
  good: options.good ?? true,
  words: asRecord(options.words ?? defaultWords),
})

const statusText = (value: unknown, options: CellProps['options']): string => {
  const { words } = wordsOf(options)
  return String(words[String(value)] ?? value ?? noValue)
}

const StatusCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = statusText(value, options)
  const good = value === wordsOf(options).good
  return (
    <span className='status' data-good={good}>
      {t(text, { defaultValue: text })}
    </span>
  )
}

/** A dot and a text: green for the good value, red for any other. */
export const statusCell: Cell = {
  name: 'status',
  width: 84,
  types: ['boolean', 'string', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      good: { type: ['boolean', 'string'], description: 'The value shown in green; true when left out.' },
      words: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: `A word for each value; ${defaultWords.true} and ${defaultWords.false} when left out.`,
      },
    },
  },
  text: statusText,
  exported: (value, options, translate) => translate(statusText(value, options)),
  render: StatusCellView,
}
