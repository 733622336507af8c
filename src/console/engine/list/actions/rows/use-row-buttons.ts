import { useMemo } from 'react'
import { modulePaths, routeParameters } from '../../../../../modules/format/paths.ts'
import type { DeleteRule, ListFile, RowAction } from '../../../../../modules/format/types.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { mayUse, operationOf } from '../../../operations.ts'
import { copyParameter, namesRecordById } from '../../../routes/module-paths.ts'
import { evaluateAll, fillRoute, meetsCondition } from '../../../values.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { soughtLanguage } from '../../state/list-url.ts'
import type { ListPage } from '../../use-list-page.ts'
import { undoOfDelete } from '../calls/use-undo-offer.ts'
import { addUrl } from '../header-buttons.tsx'
import { actionButton, idPath, isOffered, lockOf, rowValues } from './action-button.ts'
import type { ButtonSource, RowButton, RowCall } from './row-button-types.ts'

type DuplicateSource = Pick<ListPage, 'module' | 'can' | 'values'>

/**
 * The address of a new record that copies the one with this id. Undefined if the user may not create or read records,
 * or if the list has a fixed number of them.
 */
export const duplicateUrl = (source: DuplicateSource, id: unknown): string | undefined => {
  const { module, can } = source
  const { when, operation, to } = module.list?.add ?? {}
  const takesAny = module.list !== undefined && [when, operation, to].every((each) => each === undefined)
  const canRead = operationOf(module.module, 'get') !== undefined && can.get && namesRecordById(module.module)
  if (!takesAny || module.schema === undefined || !can.create || !canRead) return undefined
  return addUrl(source, { [copyParameter]: id })
}

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
const deleteButton = (
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

/** The module's edit route with its id from the row and the other parameters from the route. */
const editRoute = (source: ButtonSource, row: ListRow): string => {
  const route = modulePaths(source.module.module, 'edit')[0] ?? ''
  const names = routeParameters(route)
  const values = { ...row, ...source.values.route }
  const last = names.findLast((name) => source.values.route?.[name] === undefined && row[name] === undefined)
  return fillRoute(route, {
    ...values,
    ...(names.includes('id') && { id: row.id }),
    ...(last && last !== 'id' && { [last]: row.id }),
  })
}

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
      to: `${editRoute(source, row)}${soughtLanguage(list, source.state)}`,
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
const hasActions = (
  list: ListFile,
  can: ListPage['can'],
  hasForm: boolean,
  offered: (action: RowAction) => boolean,
  copies: boolean,
): boolean => (hasForm && can.update) || copies || can.delete || (list.rowActions ?? []).some(offered)

type Source = Pick<ListPage, 'module' | 'list' | 'state' | 'can' | 'values'>

/** The buttons of a row for the signed-in user; null if no row can have any, so that there is no Actions column. */
export const useRowButtons = ({
  module,
  list,
  state,
  can,
  values,
}: Source): ((row: ListRow) => RowButton[]) | null => {
  const check = usePrivilegeCheck()
  return useMemo(() => {
    const hasForm = module.schema !== undefined
    const offered = (action: RowAction): boolean => mayUse(action, can, check)
    const copies = duplicateUrl({ module, can, values }, 0) !== undefined
    if (!hasActions(list, can, hasForm, offered, copies)) return null
    return (row: ListRow): RowButton[] =>
      rowButtons({ module, list, state, can, values, check }, row, hasForm)
  }, [module, list, state, can, values, check])
}
