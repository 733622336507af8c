import { useTranslation } from 'react-i18next'
import { recordIds } from '../../../contract/records/record-id.ts'
import { referenceCell } from '../../cells/reference-cell.tsx'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { valueText } from '../form/conflict/value-text.ts'
import { CellView } from '../list/views/cell-view.tsx'
import type { HistoryField } from './history-source.ts'

/** A value of a field in words: names of records, labels of choices, or the value itself. */
export const FieldValue = ({ field, value }: { field: HistoryField; value: unknown }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { name, words = {}, operation, names } = field
  if (operation !== undefined && recordIds(value).length > 0) {
    const row = { [name]: value }
    const column = { field: name, cell: referenceCell.name, options: { operation, ...(names && { names }) } }
    return <CellView column={column} row={row} rows={[row]} />
  }
  const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined
  if (word !== undefined) return <span>{label(word)}</span>
  const text = typeof value === 'boolean' ? (value ? t('yes') : t('no')) : valueText(value, currentLanguage())
  return <span dir='auto'>{text === '' ? t('nothing') : text}</span>
}
