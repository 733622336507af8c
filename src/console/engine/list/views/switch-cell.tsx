import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../modules/format/types.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { RowSwitches } from '../actions/rows/row-switches.ts'
import type { ListRow } from '../state/list-rows.ts'
import { CellView } from './cell-view.tsx'

interface Props {
  column: Column
  row: ListRow
  rows: readonly ListRow[]
  /** Name of the row. */
  name: string
  press: RowSwitches['press']
  isBusy: boolean
}

/** A row's value that a press switches; styled by an ancestor with `rowButtonLooks`. */
export const SwitchCell = ({ column, row, rows, name, press, isBusy }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { field, cell, options = {} } = column
  const isOn = row[field] === true
  const other = label(resolveCell(cell).text(!isOn, options, {}))
  return (
    <button
      type='button'
      role='switch'
      className='switch'
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-label={`${label(column.label)}: ${name}`}
      data-hint={t('switchTo', { word: other })}
      onClick={() => press(row, field)}
    >
      <CellView column={column} row={row} rows={rows} />
    </button>
  )
}
