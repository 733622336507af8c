import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import type { ActionWithFields } from '../../../../../modules/format/action-form.ts'
import type { Color } from '../../../../../modules/format/types.ts'
import type { HistoryOf } from '../../../history/history-source.ts'
import type { ListPage } from '../../use-list-page.ts'

/** A call behind a button: what to send, what to ask first, what to say after. */
export interface RowCall {
  operation: string
  path: Record<string, unknown>
  body?: Record<string, unknown>
  /** The question, as a label; or a label of what is to be deleted, which the engine asks about in its own words. */
  confirm: string | { delete: string }
  confirmLabel: string
  style: 'dialog' | 'popup'
  /** Of the button that confirms. */
  color?: Color
  /** The record that the call deletes, where that can be taken back. */
  undo?: DeleteUndo
  /** Another operation, of which what was read is out of date afterwards, too. */
  changes?: string
  /** The change that the row was last written by, where the call is refused over a later one. */
  version?: string
  /** Names what the call makes or sends: confirmed again under it, it is done once. */
  key?: string
  success?: string
  failed?: string
}

/** A call that asks for fields first; `version` as that of {@link RowCall}. */
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
  /** Why it is disabled: a label, or a text of the engine. */
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

/** What the buttons of a row follow from. */
export type ButtonSource = Pick<ListPage, 'module' | 'list' | 'state' | 'can' | 'values'> & {
  /** Whether the signed-in user may carry out an operation. */
  canCall: (operation: string) => boolean
}
