import { useTranslation } from 'react-i18next'
import { noValue } from '../../contract/text/no-value.ts'
import { type DateStyle, dateFrom, formatDate } from '../i18n/format-date.ts'
import { formatNumber } from '../i18n/format-number.ts'
import type { Cell } from './cell.ts'

const styles: readonly DateStyle[] = ['table', 'form', 'time']

/** A date as DD-MMM-YYYY; `style: form` for DD-MM-YYYY as in details, `style: time` with hours and minutes. */
export const dateCell: Cell = {
  name: 'date',
  width: { longest: '2026-09-28T12:00:00Z' },
  isWhole: true,
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
    ) || noValue,
  exported: (value, { style }) => {
    const date = dateFrom(value)
    if (date && style !== 'time') date.setHours(0, 0, 0, 0)
    return date ?? noValue
  },
}

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

/** Yes or No. */
export const yesNoCell: Cell = {
  name: 'yes-no',
  width: 64,
  types: ['boolean', 'null'],
  text: (value) => (value === true ? 'Yes' : 'No'),
  exported: (value, _, translate) => translate(value === true ? 'Yes' : 'No'),
  render: ({ value }) => {
    const { t } = useTranslation('modules')
    const text = value === true ? 'Yes' : 'No'
    return <span>{t(text, { defaultValue: text })}</span>
  },
}
