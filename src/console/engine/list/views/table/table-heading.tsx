import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import type { ComponentProps } from 'react'
import { iconStyle } from '../../../../ui/styles/icon-shape.ts'
import { pressedOrder, sortedColumn } from '../../state/list-order.ts'
import type { RowsViewProps } from '../rows-view-props.ts'
import { ColumnEdge } from './column-edge.tsx'
import type { TableColumn } from './table-columns.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

interface Props {
  column: TableColumn
  page: RowsViewProps['page']
  onSize: ComponentProps<typeof ColumnEdge>['onSize']
}

/** The heading of a column; a button if the list is sortable by it. */
export const TableHeading = ({ column: { column, heading, align }, page, onSize }: Props) => {
  const { field, sortBy } = column
  if (sortBy === undefined)
    return (
      <th scope='col' role='columnheader' data-field={field} className={align}>
        {heading}
        <ColumnEdge field={field} onSize={onSize} />
      </th>
    )
  const sorted = sortedColumn(page)
  const sort = sorted?.field === field ? sorted.sort : undefined
  return (
    <th
      scope='col'
      role='columnheader'
      data-field={field}
      className={align}
      aria-sort={sort && ariaSort[sort]}
    >
      <button
        type='button'
        className='sort'
        style={iconStyle(sort === 'asc' ? ArrowUpward : ArrowDownward)}
        onClick={() => page.setState({ order: pressedOrder(page, field) })}
      >
        {heading}
      </button>
      <ColumnEdge field={field} onSize={onSize} />
    </th>
  )
}
