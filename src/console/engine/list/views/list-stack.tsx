import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Column } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { RowButtonView } from '../actions/row-button.tsx'
import { PickBox } from '../selection/pick-box.tsx'
import { rowKey } from '../selection/selection.ts'
import type { Picks } from '../selection/use-selection.ts'
import { type ListRow, serialNumber } from '../state/list-rows.ts'
import { useShownColumns } from '../use-list-look.ts'
import { CellView } from './cell-view.tsx'
import { ListEmpty } from './list-empty.tsx'
import { roundButtons } from './round-buttons.ts'
import type { RowsViewProps } from './rows-view-props.ts'

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
  ...roundButtons(theme),
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))

interface ItemProps extends Pick<RowsViewProps, 'buttons' | 'nameOf' | 'onPress' | 'onNear'> {
  row: ListRow
  serial: number
  columns: readonly Column[]
  isPicked: boolean
  pick: Picks['pick'] | null
  rows: readonly ListRow[]
}

const StackItem = memo(function StackItem({
  row,
  serial,
  columns,
  rows,
  buttons,
  isPicked,
  pick,
  nameOf,
  onPress,
  onNear,
}: ItemProps) {
  const label = useLabel()
  const name = nameOf(row)
  return (
    <li>
      <div className='head'>
        {pick && <PickBox row={row} name={name} isPicked={isPicked} pick={pick} />}
        <span className='serial'>
          {label('SL')} {serial}
        </span>
        {buttons?.(row).map((button) => (
          <RowButtonView
            key={button.id}
            button={button}
            row={row}
            name={name}
            label={label}
            onPress={onPress}
            onNear={onNear}
          />
        ))}
      </div>
      <dl>
        {columns.flatMap((column) => [
          <dt key={`${column.field} label`}>{label(column.label)}</dt>,
          <dd key={column.field}>
            <CellView column={column} row={row} rows={rows} />
          </dd>,
        ])}
      </dl>
    </li>
  )
})

/** The rows one below the other, label beside value, for narrow screens. */
export const ListStack = ({ page, picks, ...shared }: RowsViewProps) => {
  const { rows, state } = page
  const columns = useShownColumns(page)
  if (rows.length === 0) return <ListEmpty page={page} />
  return (
    <Stack>
      {rows.map((row, index) => (
        <StackItem
          key={String(row.id)}
          row={row}
          serial={serialNumber(state.page, state.rows, index)}
          columns={columns}
          rows={rows}
          isPicked={picks?.selection.has(rowKey(row)) ?? false}
          pick={picks?.pick ?? null}
          {...shared}
        />
      ))}
    </Stack>
  )
}
