import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import type { ComponentProps, PointerEvent } from 'react'
import { iconStyle } from '../../../../ui/styles/icon-shape.ts'
import { maxColumnWidth, minColumnWidth } from '../../state/list-settings.ts'
import type { Order } from '../../state/list-url.ts'
import type { ListPage } from '../../use-list-page.ts'
import type { RowsViewProps } from '../use-row-parts.tsx'
import { type TableColumn, trackOf } from './table-columns.ts'

interface ColumnEdgeProps {
  field: string
  /** Sets the width of the column; undefined resets it. */
  onSize: (field: string, width: number | undefined) => void
}

/**
 * The edge of a heading: dragging resizes the column, a double click resets it. Keyboard users resize columns in the
 * columns dialog.
 */
const ColumnEdge = ({ field, onSize }: ColumnEdgeProps) => {
  const grab = (event: PointerEvent<HTMLElement>): void => {
    const edge = event.currentTarget
    const heading = edge.closest('th')
    const table = edge.closest('table')
    if (event.button !== 0 || !heading || !table) return
    event.preventDefault()
    edge.setPointerCapture(event.pointerId)
    const track = trackOf(field)
    const forward = getComputedStyle(heading).direction === 'rtl' ? -1 : 1
    const { width: before } = heading.getBoundingClientRect()
    let width: number | undefined
    const end = new AbortController()
    const { signal } = end
    // During dragging only the grid track changes, so that no row renders.
    const follow = ({ clientX }: globalThis.PointerEvent): void => {
      width = Math.round(
        Math.max(minColumnWidth, Math.min(maxColumnWidth, before + forward * (clientX - event.clientX))),
      )
      table.style.setProperty(track, `${width}px`)
    }
    const drop = ({ type }: Event): void => {
      end.abort()
      if (type === 'pointerup' && width !== undefined) onSize(field, width)
      table.style.removeProperty(track)
    }
    edge.addEventListener('pointermove', follow, { signal })
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
      edge.addEventListener(name, drop, { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && drop(pressed), { signal })
  }
  return (
    <span aria-hidden className='edge' onPointerDown={grab} onDoubleClick={() => onSize(field, undefined)} />
  )
}

type Sorted = Pick<ListPage, 'list' | 'state'>

const turned = { asc: 'desc', desc: 'asc' } as const

/** A column and its sort direction. */
interface SortedColumn {
  field: string
  sort: 'asc' | 'desc'
}

/** The column of the present sort; null if there is none. */
export const sortedColumn = ({ list, state }: Sorted): SortedColumn | null => {
  const order = state.order ?? list.sorts?.[state.sort]
  const column = list.columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.sortBy)
  return column && order ? { field: column.field, sort: order.ascOrDesc } : null
}

/** The order for a column selected by the user, null for none; undefined means the list's default. */
const orderOf = ({ list, state }: Sorted, chosen: SortedColumn | null): Order | undefined => {
  const usual = list.sorts?.[state.sort]
  // A third press removes the sort of a column. The list's default sort would return at once, so it is reversed
  // instead.
  if (!chosen && !state.order && usual) return { sortBy: usual.sortBy, ascOrDesc: turned[usual.ascOrDesc] }
  const column = list.columns.find(({ field }) => field === chosen?.field)
  return column?.sortBy !== undefined && chosen
    ? { sortBy: column.sortBy, ascOrDesc: chosen.sort }
    : undefined
}

/** The order after a press on a heading: ascending, descending, then the list's default. */
export const pressedOrder = (page: Sorted, field: string): Order | undefined => {
  const current = sortedColumn(page)
  if (current?.field !== field) return orderOf(page, { field, sort: 'asc' })
  return orderOf(page, current.sort === 'asc' ? { field, sort: 'desc' } : null)
}

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
