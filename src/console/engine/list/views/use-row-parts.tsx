import type { Column } from '../../../../modules/format/types.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { inDigits } from '../../../i18n/in-digits.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { RowButtonView } from '../actions/rows/row-button.tsx'
import { isEditable } from '../actions/rows/row-switches.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { CellView } from './cell-view.tsx'
import type { RowProps } from './row-props.ts'
import { SwitchCell } from './switch-cell.tsx'

/** The parts of a row: its number, check box, buttons (null if no row has any), and the value of a column. */
export const useRowParts = (props: RowProps) => {
  const { row, rows, isPicked, pick, hasSwitch, pressSwitch, busyField, onPress, onNear } = props
  const label = useLabel()
  const name = props.nameOf(row)
  const buttons = props.buttons?.(row)
  const canSwitch = buttons !== undefined && isEditable(buttons)
  return {
    label,
    serial: inDigits(props.serial, currentLanguage()),
    pickBox: pick && <PickBox row={row} name={name} isPicked={isPicked} pick={pick} />,
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
    cellOf: (column: Column) =>
      canSwitch && hasSwitch(column.field) ? (
        <SwitchCell
          column={column}
          name={name}
          press={pressSwitch}
          isBusy={busyField === column.field}
          row={row}
          rows={rows}
        />
      ) : (
        <CellView column={column} row={row} rows={rows} />
      ),
  }
}
