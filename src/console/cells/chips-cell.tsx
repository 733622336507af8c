import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../contract/json.ts'
import { recordName } from '../../contract/records/record-names.ts'
import { noValue } from '../../contract/text/no-value.ts'
import { formatNumber } from '../i18n/format-number.ts'
import { usePrivilegeNames } from '../i18n/use-label.ts'
import type { Cell, CellProps, Row } from './cell.ts'
import { MissingText } from './missing-text.tsx'

/** Maximum number of chips. */
const most = 4

const labels = (value: unknown, options: CellProps['options']): string[] => {
  const items = Array.isArray(value)
    ? value
    : value === undefined || value === null || value === ''
      ? []
      : [value]
  const field = typeof options.label === 'string' ? options.label : undefined
  return items.map((item) => (isObject(item) ? recordName(item, field) : String(item)))
}

interface ChipsProps {
  labels: readonly string[]
  /** All labels, for the tooltip. */
  title: string
}

/** The number of labels and a chip for each of the first ones; a table shows those that fit one line. */
const Chips = ({ labels: all, title }: ChipsProps) => {
  const { i18n } = useTranslation()
  return (
    <Box title={title} className='chips'>
      {all.length > 1 && <Chip size='small' label={formatNumber(all.length, i18n.language)} />}
      {all.slice(0, most).map((label) => (
        <Chip key={label} size='small' variant='outlined' label={label} sx={{ maxWidth: 1 }} />
      ))}
    </Box>
  )
}

const ChipsCellView = ({ value, options }: CellProps) => {
  const all = labels(value, options)
  if (all.length === 0) return <MissingText />
  return <Chips labels={all} title={all.join(', ')} />
}

/** A chip for each list item: texts, or records by their label. */
export const chipsCell: Cell = {
  name: 'chips',
  types: ['array', 'string', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      label: { type: 'string', description: 'Property that names a record; a title or name when left out.' },
    },
  },
  text: (value, options) => labels(value, options).join(', ') || noValue,
  render: ChipsCellView,
  flex: 2,
}

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((privilege: Row) => String(privilege.name)) : []

const PrivilegesCellView = ({ value }: CellProps) => {
  const names = namesOf(value).map(usePrivilegeNames().privilege)
  if (names.length === 0) return <MissingText />
  return <Chips labels={names} title={names.join(', ')} />
}

/** Privileges as chips, by their names in the language of the interface. */
export const privilegesCell: Cell = {
  name: 'privileges',
  types: ['array'],
  text: (value) => namesOf(value).join(', ') || noValue,
  render: PrivilegesCellView,
  flex: 2,
}
