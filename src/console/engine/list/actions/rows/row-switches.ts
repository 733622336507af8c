import { useCallback, useMemo, useState } from 'react'
import { type BulkAction, rowKey } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { RowButton } from './row-button-types.ts'

type SetAction = Extract<BulkAction, { kind: 'set' }>

/** A pressed switch of a row, whose value is not stored yet. */
export interface PressedSwitch {
  row: ListRow
  action: SetAction
}

/** The switchable values of a list's rows. */
export interface RowSwitches {
  /** Whether a column's value can be switched in editable rows. */
  has: (field: string) => boolean
  press: (row: ListRow, field: string) => void
  /** Field of a row that is being stored. */
  busyField: (row: ListRow) => string | undefined
}

/** Whether a row has an enabled edit button. */
export const isEditable = (buttons: readonly RowButton[]): boolean =>
  buttons.some(({ id, disabled }) => id === 'edit' && !disabled)

/** The pressed switches of a list's rows. `end` removes a stored one. */
export const useRowSwitches = (actions: readonly BulkAction[]) => {
  const [pressed, setPressed] = useState<readonly PressedSwitch[]>([])
  const setting = useMemo(
    () =>
      actions.filter((action): action is SetAction => action.kind === 'set' && action.column !== undefined),
    [actions],
  )
  const press = useCallback(
    (row: ListRow, field: string): void => {
      const action = setting.find((each) => each.field === field && each.value !== (row[field] === true))
      if (action === undefined) return
      setPressed((before) =>
        // One write at a time per row.
        before.some((each) => rowKey(each.row) === rowKey(row)) ? before : [...before, { row, action }],
      )
    },
    [setting],
  )
  const end = useCallback(
    (over: PressedSwitch): void => setPressed((before) => before.filter((each) => each !== over)),
    [],
  )
  const has = useCallback((field: string): boolean => setting.some((each) => each.field === field), [setting])
  const switches = useMemo<RowSwitches>(
    () => ({
      has,
      press,
      busyField: (row) => pressed.find((each) => rowKey(each.row) === rowKey(row))?.action.field,
    }),
    [has, press, pressed],
  )
  return { pressed, end, switches }
}
