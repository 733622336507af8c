import { Fragment } from 'react'
import type { Column } from '../../../../modules/format/types.ts'
import type { Cell, Row } from '../../../cells/cell.ts'
import { provideFieldLabels } from '../../../cells/fields-cell.tsx'
import { MissingText } from '../../../cells/missing-text.tsx'
import { resolveCell } from '../../../cells/registry.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { getPath } from '../../values.ts'
import type { ListRow } from '../state/list-rows.ts'

/** The value of a cell: the property of its column, or the result of `fromRow`. */
export const cellValue = ({ fromRow }: Cell, row: Row, field: string): unknown =>
  fromRow ? fromRow(row) : getPath(row, field)

provideFieldLabels(async (resource) =>
  (await import('../../history/field-labels.ts')).loadFieldLabels(resource),
)

/** Text whose words are not broken, not even after a hyphen. */
const WholeWords = ({ text }: { text: string }) =>
  text.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className='whole'>{word}</span>
    </Fragment>
  ))

/** A row's value in a cell. */
export const CellView = ({
  column,
  row,
  rows,
}: {
  column: Pick<Column, 'field' | 'cell' | 'options'>
  row: ListRow
  rows: readonly ListRow[]
}) => {
  const cell = resolveCell(column.cell)
  const value = cellValue(cell, row, column.field)
  const options = column.options ?? {}
  if (!cell.render) {
    const text = cell.text(value, options, row, currentLanguage())
    const isMissing = value === undefined || value === null || value === ''
    // Isolated from its surroundings: a date with a month name would be reordered in a right-to-left line.
    return (
      <bdi>{isMissing ? <MissingText text={text} /> : cell.isWhole ? <WholeWords text={text} /> : text}</bdi>
    )
  }
  return <cell.render value={value} row={row} rows={rows} options={options} field={column.field} />
}
