import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../modules/format/types.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { inDigits } from '../../../i18n/format-number.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { PlainLink } from '../../../ui/page/plain-link.tsx'
import { RowButtonView } from '../actions/rows/row-button.tsx'
import { isEditable, openingOf, type RowButton, type RowSwitches } from '../actions/rows/row-button-types.ts'
import { SelectBox } from '../selection/selection-frame.tsx'
import { type RowSelection, rowKey } from '../selection/use-selection.ts'
import { type ListRow, nameField, serialNumber } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'
import { CellView } from './cell-view.tsx'

/** Props of all views of a list's rows: table, stack and cards. */
export interface RowsViewProps {
  page: ListPage
  /** Buttons of a row; null if the list has no Actions column. */
  buttons: ((row: ListRow) => RowButton[]) | null
  /** The selected rows; null if rows cannot be selected. */
  picks: RowSelection | null
  /** The switchable values of editable rows. */
  switches: RowSwitches
  nameOf: (row: ListRow) => string
  onPress: (button: RowButton, row: ListRow) => void
  /** Called when the pointer or focus reaches a button. */
  onNear: (button: RowButton, row: ListRow) => void
}

/** Props of a row in any view; each is stable until the row changes. */
export interface RowProps extends Pick<RowsViewProps, 'buttons' | 'nameOf' | 'onPress' | 'onNear'> {
  /** The field whose value opens the row. */
  nameField: string | undefined
  row: ListRow
  /** Number of the row in the whole list, from 1. */
  serial: number
  isPicked: boolean
  /** Null if rows cannot be selected. */
  pick: RowSelection['pick'] | null
  hasSwitch: RowSwitches['has']
  pressSwitch: RowSwitches['press']
  /** The field that is being stored. */
  busyField: string | undefined
  /** All rows of the page, for cells that look up names once per page. */
  rows: readonly ListRow[]
}

/** The props of the row at an index of the page. */
export const rowPropsOf = (view: RowsViewProps, index: number, row: ListRow): RowProps => {
  const { page, picks, switches, buttons, nameOf, onPress, onNear } = view
  return {
    row,
    rows: page.rows,
    serial: serialNumber(page.state.page, page.state.rows, index),
    isPicked: picks?.selection.has(rowKey(row)) ?? false,
    pick: picks?.pick ?? null,
    hasSwitch: switches.has,
    pressSwitch: switches.press,
    busyField: switches.busyField(row),
    nameField: nameField(page.list, row),
    buttons,
    nameOf,
    onPress,
    onNear,
  }
}

interface Props {
  column: Column
  row: ListRow
  rows: readonly ListRow[]
  /** Name of the row. */
  name: string
  press: RowSwitches['press']
  isBusy: boolean
}

/** A row's value that a press switches; styled by an ancestor with `rowButtonStyles`. */
const SwitchCell = ({ column, row, rows, name, press, isBusy }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { field, cell, options = {} } = column
  const isOn = row[field] === true
  const other = label(resolveCell(cell).text(!isOn, options, {}))
  return (
    <button
      type='button'
      role='switch'
      className='switch'
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-label={`${label(column.label)}: ${name}`}
      data-hint={t('switchTo', { word: other })}
      onClick={() => press(row, field)}
    >
      <CellView column={column} row={row} rows={rows} />
    </button>
  )
}

interface OpenProps extends Pick<RowProps, 'row' | 'onPress' | 'onNear'> {
  button: RowButton
  children: ReactNode
}

/** The name of a row as a link, or a button, that opens it; styled by an ancestor with `rowButtonStyles`. */
const OpeningCell = ({ button, row, onPress, onNear, children }: OpenProps) => {
  if (button.to === undefined)
    return (
      <button type='button' className='open' onClick={() => onPress(button, row)}>
        {children}
      </button>
    )
  const near = onNear && (() => onNear(button, row))
  return (
    <PlainLink to={button.to} className='open' onPointerEnter={near} onFocus={near}>
      {children}
    </PlainLink>
  )
}

/** The parts of a row: its number, check box, buttons (null if no row has any), and the value of a column. */
export const useRowParts = (props: RowProps) => {
  const { row, rows, isPicked, pick, hasSwitch, pressSwitch, busyField, onPress, onNear } = props
  const label = useLabel()
  const name = props.nameOf(row)
  const buttons = props.buttons?.(row)
  const opening = buttons && openingOf(buttons)
  const canSwitch = buttons !== undefined && isEditable(buttons)
  return {
    label,
    serial: inDigits(props.serial, currentLanguage()),
    pickBox: pick && <SelectBox row={row} name={name} isPicked={isPicked} pick={pick} />,
    buttons: buttons?.map((button) => (
      <RowButtonView
        key={button.id}
        button={button}
        row={row}
        name={name}
        label={label}
        onPress={onPress}
        onNear={onNear}
      />
    )),
    cellOf: (column: Column) => {
      if (canSwitch && hasSwitch(column.field))
        return (
          <SwitchCell
            column={column}
            name={name}
            press={pressSwitch}
            isBusy={busyField === column.field}
            row={row}
            rows={rows}
          />
        )
      const cell = <CellView column={column} row={row} rows={rows} />
      if (!opening || column.field !== props.nameField) return cell
      return (
        <OpeningCell button={opening} row={row} onPress={onPress} onNear={onNear}>
          {cell}
        </OpeningCell>
      )
    },
  }
}
