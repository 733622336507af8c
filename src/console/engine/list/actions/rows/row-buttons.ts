import type { ListFile, RowAction } from '../../../../../modules/format/types.ts'
import { operationOf } from '../../../operations.ts'
import { meetsCondition } from '../../../when.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { actionButton, isOffered } from './action-button.ts'
import { lockOf } from './button-parts.ts'
import { deleteButton } from './delete-button.ts'
import { duplicateUrl } from './duplicate-url.ts'
import { editUrl } from './edit-url.ts'
import type { ButtonSource, RowButton } from './row-button-types.ts'

/** The buttons of a row in order: the module's own, edit, delete. Without those that are not offered. */
export const rowButtons = (source: ButtonSource, row: ListRow, hasForm: boolean): RowButton[] => {
  const { list, can, values, module } = source
  const buttons = (list.rowActions ?? [])
    .filter((action) => isOffered(action, source, row))
    .map((action) => actionButton(action, source, row))
  if (hasForm && can.update && meetsCondition(list.edit?.when, row, values)) {
    const disabled =
      list.edit?.disabledWhen !== undefined && meetsCondition(list.edit.disabledWhen, row, values)
    buttons.push({
      id: 'edit',
      label: list.edit?.label ?? 'Edit',
      icon: 'edit',
      danger: false,
      disabled,
      ...lockOf(source, row),
      to: editUrl(source, row),
    })
  }
  const copy = duplicateUrl(source, row.id)
  if (copy !== undefined)
    buttons.push({
      id: 'duplicate',
      label: 'Duplicate',
      icon: 'copy',
      danger: false,
      disabled: false,
      to: copy,
    })
  const deleteId = can.delete ? operationOf(module.module, 'delete') : undefined
  if (deleteId && meetsCondition(list.delete?.when, row, values))
    buttons.push(deleteButton(source, deleteId, list.delete ?? {}, row))
  return buttons
}

/** Whether a list has any button, so that it shows an Actions column. */
export const hasActions = (
  list: ListFile,
  can: ListPage['can'],
  hasForm: boolean,
  offered: (action: RowAction) => boolean,
  copies: boolean,
): boolean => (hasForm && can.update) || copies || can.delete || (list.rowActions ?? []).some(offered)
