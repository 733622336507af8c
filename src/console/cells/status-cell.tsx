import { useTranslation } from 'react-i18next'
import { asRecord } from '../../contract/json.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellProps } from './cell.ts'

const defaultWords = { true: 'Active', false: 'Inactive' }

/** The texts of the values; the first one is shown in green. */
const wordsOf = (
  options: CellProps['options'],
): { good: unknown; words: Readonly<Record<string, unknown>> } => ({
  good: options.good ?? true,
  words: asRecord(options.words ?? defaultWords),
})

const toText = (value: unknown, options: CellProps['options']): string => {
  const { words } = wordsOf(options)
  return String(words[String(value)] ?? value ?? noValue)
}

const StatusCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = toText(value, options)
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
  text: toText,
  exported: (value, options, translate) => translate(toText(value, options)),
  render: StatusCellView,
}
