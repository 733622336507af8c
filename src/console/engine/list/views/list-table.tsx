import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { pressedOrder, sortedColumn } from '../state/list-order.ts'
import { ListEmpty } from './list-empty.tsx'
import type { RowsViewProps } from './rows-view.ts'
import { actionsField, type TableColumn, useTableColumns } from './table-columns.tsx'

const headerHeight = 56
const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const flexOf = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

const trackOf = ({ width, minWidth, flex }: TableColumn): string =>
  width === undefined ? `minmax(${minWidth}px, ${flex ?? 1}fr)` : `${width}px`

const sticky = { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' } as const

const cellStyle = ({ field, align }: TableColumn) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: flexOf[align],
  textAlign: align,
  minWidth: 0,
  px: '10px',
  overflow: 'hidden',
  ...(field === actionsField && sticky),
})

const Line = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Box
    role='row'
    data-id={id}
    sx={{
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
)

interface HeadingProps {
  column: TableColumn
  page: RowsViewProps['page']
}

const Heading = ({ column, page }: HeadingProps) => {
  const sorted = sortedColumn(page)
  const Arrow = sorted?.sort === 'asc' ? ArrowUpward : ArrowDownward
  return (
    <Box
      role='columnheader'
      data-field={column.field}
      aria-sort={sorted?.field === column.field ? ariaSort[sorted.sort] : undefined}
      onClick={column.sortable ? () => page.setState({ order: pressedOrder(page, column.field) }) : undefined}
      sx={{
        ...cellStyle(column),
        height: headerHeight,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        cursor: column.sortable ? 'pointer' : undefined,
      }}
    >
      {column.heading}
      {sorted?.field === column.field && <Arrow fontSize='small' color='action' sx={{ ml: 1.5 }} />}
    </Box>
  )
}

/** The rows as a plain table with the grid's measures: what is there before the grid's code, and without it. */
export const ListTable = (props: RowsViewProps) => {
  const { page } = props
  const columns = useTableColumns(props)
  return (
    <Box sx={{ overflowX: 'auto', typography: 'body2' }}>
      <Box
        role='table'
        sx={{ display: 'grid', minWidth: 1, gridTemplateColumns: columns.map(trackOf).join(' ') }}
      >
        <Box role='rowgroup' sx={{ display: 'contents' }}>
          <Line>
            {columns.map((column) => (
              <Heading key={column.field} column={column} page={page} />
            ))}
          </Line>
        </Box>
        <Box role='rowgroup' sx={{ display: 'contents' }}>
          {page.rows.map((row) => (
            <Line key={String(row.id)} id={String(row.id)}>
              {columns.map((column) => (
                <Box key={column.field} role='cell' data-field={column.field} sx={cellStyle(column)}>
                  {column.cell(row)}
                </Box>
              ))}
            </Line>
          ))}
        </Box>
      </Box>
      {page.rows.length === 0 && <ListEmpty page={page} />}
    </Box>
  )
}
