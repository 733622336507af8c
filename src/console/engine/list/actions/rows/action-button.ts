import { canTransition, pathParametersOf, transitionOf } from '../../../../../client/call.ts'
import { readVersion } from '../../../../../contract/conventions/version.ts'
import { hasForm } from '../../../../../modules/format/action-form.ts'
import type { RowAction, Value } from '../../../../../modules/format/types.ts'
import { reasonFor } from '../../../../widgets/shared/options.ts'
import { mayUse } from '../../../operations.ts'
import { evaluateAll, fillRoute, meetsCondition, type ValueContext } from '../../../values.ts'
import { slug } from '../../state/filters.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ButtonSource, RowButton, RowCall } from './row-button-types.ts'

/** The values for a button's parameters and body. */
export const rowValues = (row: ListRow, values: ValueContext): ValueContext => ({ ...values, row })

/** The default path parameters of an operation: each the id of the row. */
export const idPath = (operationId: string): Record<string, Value> =>
  Object.fromEntries(pathParametersOf(operationId).map((name) => [name, { $row: 'id' }]))

/** Disables a button for a row that the user may not change. */
export const lockOf = (source: ButtonSource, row: ListRow): Pick<RowButton, 'disabled' | 'reason'> | null => {
  const label = reasonFor(source.list.locked, row)
  return label === undefined ? null : { disabled: true, reason: { label } }
}

/** Whether an action of the module is offered for a row. */
export const isOffered = (action: RowAction, source: ButtonSource, row: ListRow): boolean => {
  const tab = source.list.tabs?.[source.state.tab]?.label
  if (action.tab !== undefined && (tab === undefined || slug(tab) !== slug(action.tab))) return false
  if (!mayUse(action, source.can, source.check)) return false
  if (action.operation && !canTransition(action.operation, row)) return false
  return meetsCondition(action.when, row, source.values)
}

/** The version of a row, for an operation that changes its state; other operations do not need it. */
export const versionOf = (operationId: string, row: ListRow): Pick<RowCall, 'version'> => {
  const version = transitionOf(operationId) && readVersion(row)
  return version === undefined ? {} : { version }
}

/** Whether an action changes the row, rather than shows it or links elsewhere. */
export const isChange = ({ operation: called, needs }: RowAction): boolean =>
  called !== undefined || needs === 'update' || needs === 'delete'

/** The button of an action of the module. */
export const actionButton = (action: RowAction, source: ButtonSource, row: ListRow): RowButton => {
  const values = rowValues(row, source.values)
  const base = {
    id: action.id,
    label: action.label,
    icon: action.icon,
    danger: false,
    disabled: action.disabledWhen !== undefined && meetsCondition(action.disabledWhen, row, source.values),
    ...(isChange(action) && lockOf(source, row)),
  }
  if (action.to !== undefined)
    return { ...base, to: fillRoute(action.to, { ...source.values.route, ...row }) }
  if (action.dialog === 'detail') return { ...base, details: true }
  if (action.dialog === 'history')
    return {
      ...base,
      history: {
        resource: source.module.module.resource,
        recordId: row.id,
        ...evaluateAll(action.params, values),
      },
    }
  if (action.dialog === 'form' && action.form !== undefined) return { ...base, form: action.form }
  const operationId = action.operation ?? ''
  return {
    ...base,
    ...(hasForm(action) && { formCall: { action, ...versionOf(operationId, row) } }),
    call: {
      operation: operationId,
      path: evaluateAll(action.params ?? idPath(operationId), values),
      ...(action.body && { body: evaluateAll(action.body, values) }),
      confirm: action.confirm ?? action.label,
      confirmLabel: action.label,
      style: 'dialog',
      ...(action.color && { color: action.color }),
      ...versionOf(operationId, row),
      ...(action.success !== undefined && { success: action.success }),
      ...(action.failed !== undefined && { failed: action.failed }),
    },
  }
}
