import { useMemo, useRef } from 'react'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useHint } from '../../../../ui/hooks/use-hint.tsx'
import { PickPage } from '../../selection/pick-box.tsx'
import { onPickKey } from '../../selection/pick-keys.ts'
import { withWidth } from '../../state/list-look.ts'
import { useListLook } from '../../use-list-look.ts'
import { ListEmpty } from '../list-empty.tsx'
import { rowPropsOf } from '../row-props.ts'
import type { RowsViewProps } from '../rows-view-props.ts'
import { useProgressiveRows } from '../use-progressive-rows.ts'
import { tracksOf, useTableColumns } from './table-columns.ts'
import { TableFrame } from './table-frame.tsx'
import { TableHeading } from './table-heading.tsx'
import { TableRow } from './table-row.tsx'
import { useOverflowMark } from './use-overflow-mark.ts'

/** Height of a one-line row, in pixels. */
const minRowHeights = { usual: 46, compact: 31 } as const

/** The rows as a table. Roles are explicit, because some browsers drop table semantics for grid layouts. */
export const ListTable = (view: RowsViewProps) => {
  const { page, buttons, picks } = view
  const { rows } = page
  const label = useLabel()
  const columns = useTableColumns(view)
  const { look, setLook } = useListLook(page)
  const drawn = useProgressiveRows(page, minRowHeights[look.density ?? 'usual'])
  const frame = useRef<HTMLDivElement>(null)
  useOverflowMark(frame)
  const hint = useHint()
  const hasPicks = picks !== null
  const gridTemplateColumns = useMemo(
    () => tracksOf(columns, hasPicks, buttons && Math.max(0, ...rows.map((row) => buttons(row).length))),
    [columns, hasPicks, buttons, rows],
  )
  return (
    <TableFrame ref={frame} data-density={look.density} onKeyDown={onPickKey} {...hint.handlers}>
      <table role='table' style={{ gridTemplateColumns }}>
        <thead role='rowgroup'>
          <tr role='row'>
            <th scope='col' role='columnheader' data-field='serial-number'>
              {picks && <PickPage rows={rows} picks={picks} />}
              {label('SL')}
            </th>
            {columns.map((column) => (
              <TableHeading
                key={column.column.field}
                column={column}
                page={page}
                onSize={(field, width) => setLook(withWidth(look, field, width))}
              />
            ))}
            {buttons && (
              <th scope='col' role='columnheader' data-field='actions' className='actions'>
                {label('Actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody role='rowgroup'>
          {drawn.map((row, index) => (
            <TableRow key={String(row.id)} columns={columns} {...rowPropsOf(view, index, row)} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <ListEmpty page={page} />}
      {hint.element}
    </TableFrame>
  )
}
