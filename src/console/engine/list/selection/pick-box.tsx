import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../state/list-rows.ts'
import { rowKey } from './selection.ts'
import type { RowSelection } from './use-selection.ts'

interface Props {
  row: ListRow
  /** What the row is called: a screen reader hears it, and that this is a check box. */
  name: string
  isPicked: boolean
  pick: RowSelection['pick']
}

/** The check box of a row: the browser's own, one element. */
export const PickBox = ({ row, name, isPicked, pick }: Props) => (
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

/** The check box of all rows of the page. */
export const PickPage = ({ rows, picks }: { rows: readonly ListRow[]; picks: RowSelection }) => {
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
