import type { DeleteRule } from '../../../../../modules/format/types.ts'
import { evaluateAll } from '../../../values.ts'
import { meetsCondition } from '../../../when.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { undoOfDelete } from '../calls/undo-delete.ts'
import { idPath, lockOf, rowValues } from './button-parts.ts'
import type { ButtonSource, RowButton, RowCall } from './row-button-types.ts'

const failedDelete = 'Something is wrong... Please try again later.'

const refusedDelete = (
  source: ButtonSource,
  rule: DeleteRule,
  row: ListRow,
): Pick<RowButton, 'disabled' | 'reason'> => {
  if (row.deletable === false && rule.cascades !== true) return { disabled: true, reason: { text: 'inUse' } }
  return {
    disabled: rule.disabledWhen !== undefined && meetsCondition(rule.disabledWhen, row, source.values),
  }
}

/** The undo of a delete, if the API supports it. */
const undoOf = ({ module }: ButtonSource, { id }: ListRow): Pick<RowCall, 'undo'> => {
  const undo = undoOfDelete(module.module.resource, id)
  return undo ? { undo } : {}
}

/** The button that deletes a row. */
export const deleteButton = (
  source: ButtonSource,
  operationId: string,
  rule: DeleteRule,
  row: ListRow,
): RowButton => ({
  id: 'delete',
  label: 'Delete',
  icon: 'delete',
  danger: true,
  ...(lockOf(source, row) ?? refusedDelete(source, rule, row)),
  call: {
    operation: operationId,
    path: evaluateAll(rule.params ?? idPath(operationId), rowValues(row, source.values)),
    confirm: rule.confirm ?? { delete: source.module.module.one ?? source.module.module.title },
    confirmLabel: 'Delete',
    ...undoOf(source, row),
    style: rule.style ?? 'dialog',
    ...(rule.success !== undefined && { success: rule.success }),
    failed: rule.failed ?? failedDelete,
  },
})
