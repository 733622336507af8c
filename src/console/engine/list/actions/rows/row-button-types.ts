import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import type { ActionWithFields } from '../../../../../modules/format/action-form.ts'
import type { Color } from '../../../../../modules/format/types.ts'
import type { PrivilegeCheck } from '../../../../session/use-session.ts'
import type { HistoryOf } from '../../../history/history-source.ts'
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
