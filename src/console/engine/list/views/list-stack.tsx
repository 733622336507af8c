import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Column } from '../../../../modules/format/types.ts'
import { useVisibleColumns } from '../state/list-settings.ts'
import { ListEmpty } from './list-empty.tsx'
import { rowButtonStyles } from './row-button-styles.ts'
import { type RowProps, type RowsViewProps, rowPropsOf, useRowParts } from './use-row-parts.tsx'

const Stack = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: theme.spacing(3, 4), borderTop: `1px solid ${theme.palette.divider}` },
  '& .head': { display: 'flex', alignItems: 'center', marginBottom: theme.spacing(1) },
  '& .serial': { ...theme.typography.caption, flex: 1, color: theme.palette.text.secondary },
  '& dl': {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 34%) 1fr',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(1.5),
  },
  '& .pick': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    marginInlineEnd: theme.spacing(2),
    accentColor: theme.palette.primary.main,
  },
  ...rowButtonStyles(theme),
  '& dt': { color: theme.palette.text.secondary },
  // A value that can be pressed has padding.
  '& dt:has(+ dd > .switch)': { alignSelf: 'center' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))

interface ItemProps extends RowProps {
  columns: readonly Column[]
}

const StackItem = memo(function StackItem({ columns, ...props }: ItemProps) {
  const { label, serial, pickBox, buttons, cellOf } = useRowParts(props)
  return (
    <li>
      <div className='head'>
        {pickBox}
        <span className='serial'>
          {label('SL')} {serial}
        </span>
        {buttons}
      </div>
      <dl>
        {columns.flatMap((column) => [
          <dt key={`${column.field} label`}>{label(column.label)}</dt>,
          <dd key={column.field}>{cellOf(column)}</dd>,
        ])}
      </dl>
    </li>
  )
})

/** The rows as a stack, label beside value, for narrow screens. */
export const ListStack = (view: RowsViewProps) => {
  const { page } = view
  const columns = useVisibleColumns(page)
  const { rows } = page
  if (rows.length === 0) return <ListEmpty page={page} />
  return (
    <Stack>
      {rows.map((row, index) => (
        <StackItem key={String(row.id)} columns={columns} {...rowPropsOf(view, index, row)} />
      ))}
    </Stack>
  )
}
