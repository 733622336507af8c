import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Column } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { RowButtonView } from '../actions/row-button.tsx'
import { isEditable, type RowSwitches } from '../actions/row-switches.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { rowKey } from '../selection/selection.ts'
import type { Picks } from '../selection/use-selection.ts'
import { type ListRow, serialNumber } from '../state/list-rows.ts'
import { useShownColumns } from '../use-list-look.ts'
import { CellView } from './cell-view.tsx'
import { ListEmpty } from './list-empty.tsx'
import { rowButtonLooks } from './row-button-looks.ts'
import type { RowsViewProps } from './rows-view-props.ts'
import { SwitchCell } from './switch-cell.tsx'

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
  ...rowButtonLooks(theme),
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))

interface ItemProps extends Pick<RowsViewProps, 'buttons' | 'nameOf' | 'onPress' | 'onNear'> {
  row: ListRow
  serial: number
  columns: readonly Column[]
  isPicked: boolean
  pick: Picks['pick'] | null
  hasSwitch: RowSwitches['has']
  pressSwitch: RowSwitches['press']
  /** The field that is being stored. */
  busyField: string | undefined
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
  hasSwitch,
  pressSwitch,
  busyField,
  nameOf,
  onPress,
  onNear,
}: ItemProps) {
  const label = useLabel()
  const name = nameOf(row)
  const ownButtons = buttons?.(row)
  const canSwitch = ownButtons !== undefined && isEditable(ownButtons)
  const shown = { row, rows }
  return (
    <li>
      <div className='head'>
        {pick && <PickBox row={row} name={name} isPicked={isPicked} pick={pick} />}
        <span className='serial'>
          {label('SL')} {serial}
        </span>
        {ownButtons?.map((button) => (
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
            {canSwitch && hasSwitch(column.field) ? (
              <SwitchCell
                column={column}
                name={name}
                press={pressSwitch}
                isBusy={busyField === column.field}
                {...shown}
              />
            ) : (
              <CellView column={column} {...shown} />
            )}
          </dd>,
        ])}
      </dl>
    </li>
  )
})

/** The rows one below the other, label beside value, for narrow screens. */
export const ListStack = ({ page, picks, switches, ...shared }: RowsViewProps) => {
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
          hasSwitch={switches.has}
          pressSwitch={switches.press}
          busyField={switches.busyField(row)}
          {...shared}
        />
      ))}
    </Stack>
  )
}
