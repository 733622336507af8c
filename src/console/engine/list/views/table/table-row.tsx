import { memo } from 'react'
import type { RowProps } from '../row-props.ts'
import { useRowParts } from '../use-row-parts.tsx'
import type { TableColumn } from './table-columns.ts'

interface Props extends RowProps {
  columns: readonly TableColumn[]
}

/** A row of a list's table; renders only when its props change. */
export const TableRow = memo(function TableRow({ columns, ...props }: Props) {
  const { row, isPicked } = props
  const { serial, pickBox, buttons, cellOf } = useRowParts(props)
  return (
    <tr role='row' data-id={String(row.id)} data-picked={isPicked || undefined}>
      <td role='cell'>
        {pickBox}
        {serial}
      </td>
      {columns.map(({ column, align }) => (
        <td key={column.field} role='cell' data-field={column.field} className={align}>
          {cellOf(column)}
        </td>
      ))}
      {buttons && (
        <td role='cell' data-field='actions' className='actions'>
          {buttons}
        </td>
      )}
    </tr>
  )
})
