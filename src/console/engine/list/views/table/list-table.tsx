import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useHint } from '../../../../ui/hooks/use-hint.tsx'
import { SelectPage } from '../../selection/selection-frame.tsx'
import { useListSettings, withWidth } from '../../state/list-settings.ts'
import { ListEmpty } from '../list-empty.tsx'
import { type RowProps, type RowsViewProps, rowPropsOf, useRowParts } from '../use-row-parts.tsx'
import { type TableColumn, tracksOf, useTableColumns } from './table-columns.ts'
import { TableFrame } from './table-frame.tsx'
import { TableHeading } from './table-heading.tsx'

interface Props extends RowProps {
  columns: readonly TableColumn[]
}

/** A row of a list's table; renders only when its props change. */
const TableRow = memo(function TableRow({ columns, ...props }: Props) {
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

/**
 * Sets `data-fits` on a horizontally scrolling element whose content is not wider, and `data-more` while content is
 * hidden beyond its end.
 */
const useOverflowMark = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = frame.current
    if (!box) return
    const mark = (): void => {
      // In right-to-left pages `scrollLeft` is negative.
      const beyond = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft)
      box.toggleAttribute('data-more', beyond > 1)
      box.toggleAttribute('data-fits', box.scrollWidth - box.clientWidth <= 1)
    }
    const watch = new ResizeObserver(mark)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [frame])
}

/** Opens the row of an element by its name, or by its first link if the name is hidden. */
const openRow = (inside: Element): void => {
  const row = inside.closest('tbody [data-id]')
  const opener = row?.querySelector<HTMLElement>('.open') ?? row?.querySelector<HTMLElement>('.actions a')
  opener?.click()
}

/** A double click beside the controls of a row opens it. */
const onDoubleClick = ({ target }: MouseEvent<HTMLElement>): void => {
  if (target instanceof Element && !target.closest('a, button, input, [role=dialog]')) openRow(target)
}

/**
 * Keyboard handler for the check boxes of rows: up and down move to the next one, with Shift selecting it too; Enter
 * opens the row. For the element around the rows.
 */
const onPickKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key, shiftKey } = event
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-id] .pick')) return
  if (key === 'Enter') {
    openRow(target)
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-id] .pick')]
  const next = boxes[boxes.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]
  next?.focus()
  if (!shiftKey || !next) return
  if (!target.checked) target.click()
  if (!next.checked) next.click()
}

/** The rows as a table. Roles are explicit, because some browsers drop table semantics for grid layouts. */
export const ListTable = (view: RowsViewProps) => {
  const { page, buttons, picks } = view
  const { rows } = page
  const label = useLabel()
  const columns = useTableColumns(view)
  const { language } = useTranslation().i18n
  const { settings, setSettings } = useListSettings(page)
  const frame = useRef<HTMLDivElement>(null)
  useOverflowMark(frame)
  const hint = useHint()
  const hasPicks = picks !== null
  const gridTemplateColumns = useMemo(() => {
    const maxButtons = buttons && Math.max(0, ...rows.map((row) => buttons(row).length))
    return tracksOf(columns, rows, { label, language }, hasPicks, maxButtons)
  }, [columns, rows, label, language, hasPicks, buttons])
  return (
    <TableFrame
      ref={frame}
      data-density={settings.density}
      onKeyDown={onPickKey}
      onDoubleClick={onDoubleClick}
      {...hint.handlers}
    >
      <table role='table' style={{ gridTemplateColumns }}>
        <thead role='rowgroup'>
          <tr role='row'>
            <th scope='col' role='columnheader' data-field='serial-number'>
              {picks && <SelectPage rows={rows} picks={picks} />}
              {label('SL')}
            </th>
            {columns.map((column) => (
              <TableHeading
                key={column.column.field}
                column={column}
                page={page}
                onSize={(field, width) => setSettings(withWidth(settings, field, width))}
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
          {rows.map((row, index) => (
            <TableRow key={String(row.id)} columns={columns} {...rowPropsOf(view, index, row)} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <ListEmpty page={page} />}
      {hint.element}
    </TableFrame>
  )
}
