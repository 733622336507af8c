import { formatNumber } from '../i18n/format-number.ts'
import type { Cell } from './cell.ts'
import { type DateStyle, formatDate } from './format-date.ts'

const styles: readonly DateStyle[] = ['table', 'form', 'time']

/** DD-MMM-YYYY; `style: form` for DD-MM-YYYY as details show it, `style: time` with hours and minutes. */
export const dateCell: Cell = {
  name: 'date',
  types: ['string', 'integer', 'number', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      style: {
        enum: styles,
        description: 'form: DD-MM-YYYY; time: with hours and minutes; table when left out.',
      },
    },
  },
  text: (value, options, _, language) =>
    formatDate(
      value,
      styles.find((style) => style === options.style),
      language,
    ) || 'N/A',
}

/** A number in the interface's digits and groups, or with a fixed number of decimals. */
export const numberCell: Cell = {
  name: 'number',
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
    if (typeof value !== 'number') return 'N/A'
    const { decimals } = options
    return typeof decimals === 'number'
      ? formatNumber(value, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      : formatNumber(value, language)
  },
}
