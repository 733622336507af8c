import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Cell, CellProps } from './cell.ts'

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** Words for each value, the one shown in green first. */
const wordsOf = (
  options: CellProps['options'],
): { good: unknown; words: Readonly<Record<string, unknown>> } => ({
  good: options.good ?? true,
  words: asRecord(options.words ?? { true: 'Active', false: 'Inactive' }),
})

const toText = (value: unknown, options: CellProps['options']): string => {
  const { words } = wordsOf(options)
  return String(words[String(value)] ?? value ?? 'N/A')
}

const StatusCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = toText(value, options)
  const good = value === wordsOf(options).good
  return (
    <Box component='span' sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box
        component='span'
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          flex: 'none',
          bgcolor: good ? 'success.main' : 'error.main',
        }}
      />
      {t(text, { defaultValue: text })}
    </Box>
  )
}

/** A dot and a word: green for the good value, red for any other. */
export const statusCell: Cell = {
  name: 'status',
  types: ['boolean', 'string', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      good: { type: ['boolean', 'string'] },
      words: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  text: toText,
  render: StatusCellView,
}

/** Yes or No. */
export const yesNoCell: Cell = {
  name: 'yes-no',
  types: ['boolean', 'null'],
  text: (value) => (value === true ? 'Yes' : 'No'),
  render: ({ value }) => {
    const { t } = useTranslation('modules')
    const text = value === true ? 'Yes' : 'No'
    return <span>{t(text, { defaultValue: text })}</span>
  },
}
