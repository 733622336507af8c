import { noValue } from '../../contract/text/no-value.ts'
import { formatNumber } from '../i18n/format-number.ts'
import type { Cell } from './cell.ts'

/** A number with the language's digits and group separators, or with a fixed number of decimals. */
export const numberCell: Cell = {
  name: 'number',
  width: 66,
  types: ['number', 'integer', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      decimals: { type: 'integer', minimum: 0, maximum: 6, description: 'Digits behind the point, always.' },
    },
  },
  align: 'right',
  exported: (value) => (typeof value === 'number' ? value : ''),
  text: (value, options, _, language = 'en') => {
    if (typeof value !== 'number') return noValue
    const { decimals } = options
    return typeof decimals === 'number'
      ? formatNumber(value, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      : formatNumber(value, language)
  },
}
