import { useTranslation } from 'react-i18next'
import { ownValue } from '../../contract/json.ts'
import type { Cell, CellOptions, CellProps } from './cell.ts'

/** Converts `DuaCategory` to `Dua Category`, unless the module has its own text. */
const toText = (value: unknown, { words }: CellOptions): string => {
  const name = String(value ?? '')
  const word = ownValue(words, name)
  return typeof word === 'string' ? word : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
}

const ResourceCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const name = toText(value, options)
  const text = t(name, { defaultValue: name })
  return (
    <span className='lines' title={text}>
      {text}
    </span>
  )
}

/** The kind of a record from its schema name, with the texts of menu and headings. */
export const resourceCell: Cell = {
  name: 'resource',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      words: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Words for schemas that are called otherwise.',
      },
    },
  },
  text: toText,
  render: ResourceCellView,
}
