import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../modules/format/types.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { inDigits } from '../../../i18n/in-digits.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { PlainLink } from '../../../ui/page/plain-link.tsx'
import { RowButtonView } from '../actions/rows/row-button.tsx'
import { openingOf, type RowButton } from '../actions/rows/row-button-types.ts'
import { isEditable, type RowSwitches } from '../actions/rows/row-switches.ts'
import { SelectBox } from '../selection/select-box.tsx'
import type { ListRow } from '../state/list-rows.ts'
import { CellView } from './cell-view.tsx'
import type { RowProps } from './row-props.ts'

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
