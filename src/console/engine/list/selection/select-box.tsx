import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../state/list-rows.ts'
import { rowKey } from './selection.ts'
import type { RowSelection } from './use-selection.ts'

interface Props {
  row: ListRow
  /** Name of the row, read by screen readers. */
  name: string
  isPicked: boolean
  pick: RowSelection['pick']
}

/** The check box of a row: a native input, a single element. */
export const SelectBox = ({ row, name, isPicked, pick }: Props) => (
  <input
    type='checkbox'
    className='pick'
    aria-label={name}
    checked={isPicked}
    onChange={({ nativeEvent }: ChangeEvent) =>
      pick(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
  />
)

/** The check box for all rows of the page. */
export const SelectPage = ({ rows, picks }: { rows: readonly ListRow[]; picks: RowSelection }) => {
  const { t } = useTranslation('engine')
  const count = rows.filter((row) => picks.selection.has(rowKey(row))).length
  const isWhole = count > 0 && count === rows.length
  return (
    <input
      type='checkbox'
      className='pick'
      aria-label={t('selectPage')}
      disabled={rows.length === 0}
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isWhole
      }}
      onChange={() => picks.pickAll(!isWhole)}
    />
  )
}
