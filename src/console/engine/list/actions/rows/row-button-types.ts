import { useCallback, useMemo, useState } from 'react'
import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import type { ActionWithFields } from '../../../../../modules/format/action-form.ts'
import type { Color } from '../../../../../modules/format/types.ts'
import type { PrivilegeCheck } from '../../../../session/use-session.ts'
import type { HistoryOf } from '../../../history/history-source.ts'
import { type BulkAction, rowKey } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'

/** A call behind a button: its request, confirmation and message. */
export interface RowCall {
  operation: string
  path: Record<string, unknown>
  body?: Record<string, unknown>
  /** The confirmation as a label; or the label of the record to delete, for the engine's own text. */
  confirm: string | { delete: string }
  confirmLabel: string
  style: 'dialog' | 'popup'
  /** Color of the confirm button. */
  color?: Color
  /** The deleted record, if the delete can be undone. */
  undo?: DeleteUndo
  /** Another operation whose cached data is stale afterwards. */
  changes?: string
  /** The last change of the row, if the API refuses a call over a later one. */
  version?: string
  /** Idempotency key: repeated confirmations run the call once. */
  key?: string
  success?: string
  failed?: string
}

/** A call with a form; `version` as in {@link RowCall}. */
export interface FormCall {
  action: ActionWithFields
  version?: string
}

/** One button of a row. */
export interface RowButton {
  id: string
  label: string
  icon: string
  disabled: boolean
  danger: boolean
  /** Why the button is disabled: a label, or a text of the engine. */
  reason?: { label: string } | { text: 'inUse' }
  to?: string
  call?: RowCall
  details?: boolean
  /** The record whose history opens beside the list. */
  history?: HistoryOf
  /** Module whose form opens in a dialog for this row. */
  form?: string
  formCall?: FormCall
}

/** The button that opens a row, for its name and a double click: edit, else the first link or details. */
export const openingOf = (buttons: readonly RowButton[]): RowButton | undefined => {
  const offered = buttons.filter(({ disabled, id }) => !disabled && id !== 'duplicate')
  return (
    offered.find(({ id }) => id === 'edit') ??
    offered.find(({ to }) => to !== undefined) ??
    offered.find(({ details }) => details)
  )
}

/** The input for the buttons of a row. */
export type ButtonSource = Pick<ListPage, 'module' | 'list' | 'state' | 'can' | 'values'> & {
  /** Whether the signed-in user has any of some privileges. */
  check: PrivilegeCheck
}

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
