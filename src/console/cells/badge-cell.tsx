import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { ownValue } from '../../contract/json.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

type Color = 'default' | 'primary' | 'success' | 'error' | 'warning' | 'info'
const colors: readonly string[] = ['default', 'primary', 'success', 'error', 'warning', 'info']

const toText = (value: unknown, options: CellProps['options']): string =>
  value === undefined || value === null || value === ''
    ? noValue
    : String(ownValue(options.words, String(value)) ?? options.other ?? value)

const BadgeCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = toText(value, options)
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
  text: toText,
  exported: (value, options, translate) => translate(toText(value, options)),
  render: BadgeCellView,
}
