import { useTranslation } from 'react-i18next'
import { ownValue } from '../../contract/json.ts'
import type { Cell, CellOptions, CellProps } from './cell.ts'

/** `DuaCategory` is read as `Dua Category`, unless the module has other words for it. */
const toText = (value: unknown, { words }: CellOptions): string => {
  const name = String(value ?? '')
  const word = ownValue(words, name)
  return typeof word === 'string' ? word : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
}

const ResourceCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const text = toText(value, options)
  return <span>{t(text, { defaultValue: text })}</span>
}

/** What kind of record it is, by the name of its schema, in the words of menu and headings. */
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
