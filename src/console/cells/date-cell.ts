import { noValue } from '../../contract/text/no-value.ts'
import { type DateStyle, dateFrom, formatDate } from '../i18n/format-date.ts'
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
