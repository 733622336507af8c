import type { DeleteUndo } from '../../../../../generated/models/index.ts'
import { leadsOnFrom, operation } from '../../../../client/call.ts'
import { type AskingAction, asks } from '../../../../modules/format/action-form.ts'
import { missingParameter } from '../../../../modules/format/list-defaults.ts'
import { modulePaths } from '../../../../modules/format/paths.ts'
import type { Color, DeleteRule, ListFile, RowAction, Value } from '../../../../modules/format/types.ts'
import { reasonFor } from '../../../widgets/shared/reasons.ts'
import type { HistoryOf } from '../../history/history-source.ts'
import { operationOf } from '../../operations.ts'
import { fillRoute } from '../../path.ts'
import { languageParameter } from '../../routes/module-paths.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { passes } from '../../when.ts'
import type { Chosen } from '../state/filters.ts'
import type { ListRow } from '../state/list-rows.ts'
import { slug } from '../state/slug.ts'
import type { ListPage } from '../use-list-page.ts'
import { duplicateUrl } from './duplicate-url.ts'
import { undoOfDelete } from './undo-delete.ts'

/** A call behind a button: what to send, what to ask first, what to say after. */
export interface RowCall {
  operation: string
  path: Record<string, unknown>
  body?: Record<string, unknown>
  confirm: string
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
  success?: string
  failed?: string
}

/** A call that asks for fields first; `version` as that of {@link RowCall}. */
export interface Asking {
  action: AskingAction
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
  asks?: Asking
}

type Source = Pick<ListPage, 'module' | 'list' | 'state' | 'can' | 'values'> & {
  /** Whether the signed-in user may carry out an operation. */
  canCall: (operation: string) => boolean
}

const failedDelete = 'Something is wrong... Please try again later.'

const rowValues = (row: ListRow, values: ValueContext): ValueContext => ({ ...values, row })

const idPath = (operationId: string): Record<string, Value> => {
  const names = operation(operationId)[3] ?? []
  return Object.fromEntries(names.map((name) => [name, { $row: 'id' }]))
}

/** What disables a button that changes a row which the user may not change. */
const lockOf = (source: Source, row: ListRow): Pick<RowButton, 'disabled' | 'reason'> | null => {
  const label = reasonFor(source.list.locked, row)
  return label === undefined ? null : { disabled: true, reason: { label } }
}

const refusedDelete = (
  source: Source,
  rule: DeleteRule,
  row: ListRow,
): Pick<RowButton, 'disabled' | 'reason'> => {
  if (row.deletable === false && rule.cascades !== true) return { disabled: true, reason: { text: 'inUse' } }
  return { disabled: rule.disabledWhen !== undefined && passes(rule.disabledWhen, row, source.values) }
}

/** What takes a delete back, where the API knows how. */
const undoOf = ({ module }: Source, { id }: ListRow): Pick<RowCall, 'undo'> => {
  const undo = undoOfDelete(module.module.resource, id)
  return undo ? { undo } : {}
}

const deleteButton = (source: Source, operationId: string, rule: DeleteRule, row: ListRow): RowButton => ({
  id: 'delete',
  label: 'Delete',
  icon: 'delete',
  danger: true,
  ...(lockOf(source, row) ?? refusedDelete(source, rule, row)),
  call: {
    operation: operationId,
    path: evaluateAll(rule.params ?? idPath(operationId), rowValues(row, source.values)),
    confirm:
      rule.confirm ??
      `Are you sure to delete this ${source.module.module.one ?? source.module.module.title}?`,
    confirmLabel: 'Delete',
    ...undoOf(source, row),
    style: rule.style ?? 'dialog',
    ...(rule.success !== undefined && { success: rule.success }),
    failed: rule.failed ?? failedDelete,
  },
})

const isOffered = (action: RowAction, source: Source, row: ListRow): boolean => {
  const tab = source.list.tabs?.[source.state.tab]?.label
  if (action.tab !== undefined && (tab === undefined || slug(tab) !== slug(action.tab))) return false
  if (action.needs && !source.can[action.needs]) return false
  if (action.operation && !(source.canCall(action.operation) && leadsOnFrom(action.operation, row)))
    return false
  return passes(action.when, row, source.values)
}

/** The version of a row, for an operation that changes its state; others do not ask for it. */
export const versionOf = (operationId: string, { lastModifiedDate }: ListRow): Pick<RowCall, 'version'> =>
  operation(operationId)[5] && typeof lastModifiedDate === 'string' ? { version: lastModifiedDate } : {}

/** Whether an action changes the row, rather than showing it or leading elsewhere. */
export const isChange = ({ operation: called, needs }: RowAction): boolean =>
  called !== undefined || needs === 'update' || needs === 'delete'

const actionButton = (action: RowAction, source: Source, row: ListRow): RowButton => {
  const values = rowValues(row, source.values)
  const base = {
    id: action.id,
    label: action.label,
    icon: action.icon,
    danger: false,
    disabled: action.disabledWhen !== undefined && passes(action.disabledWhen, row, source.values),
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
    ...(asks(action) && { asks: { action, ...versionOf(operationId, row) } }),
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

/** Where editing a row leads: the module's edit route, its id parameter filled from the row, the others from the route. */
const editUrl = (source: Source, row: ListRow): string => {
  const route = source.list.edit?.to ?? modulePaths(source.module.module, 'edit')[0] ?? ''
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const known = { ...row, ...source.values.route }
  const last = names.findLast((name) => source.values.route?.[name] === undefined && row[name] === undefined)
  return fillRoute(route, {
    ...known,
    ...(names.includes('id') && { id: row.id }),
    ...(last && last !== 'id' && { [last]: row.id }),
  })
}

/** The language that the list is narrowed by what is missing in; its form then opens there. */
const soughtLanguage = ({ list, state }: Source): Chosen => {
  const at = list.filters?.findIndex((filter) => 'param' in filter && filter.param === missingParameter) ?? -1
  return state.filters[at] || 0
}

const editUrlAt = (source: Source, row: ListRow): string => {
  const language = soughtLanguage(source)
  return `${editUrl(source, row)}${language ? `?${languageParameter}=${language}` : ''}`
}

/** The buttons of one row, in order: the module's own, edit, delete. Not offered: not in the list. */
export const rowButtons = (source: Source, row: ListRow, hasForm: boolean): RowButton[] => {
  const { list, can, values, module } = source
  const buttons = (list.rowActions ?? [])
    .filter((action) => isOffered(action, source, row))
    .map((action) => actionButton(action, source, row))
  if (hasForm && can.update && passes(list.edit?.when, row, values)) {
    const disabled = list.edit?.disabledWhen !== undefined && passes(list.edit.disabledWhen, row, values)
    buttons.push({
      id: 'edit',
      label: list.edit?.label ?? 'Edit',
      icon: 'edit',
      danger: false,
      disabled,
      ...lockOf(source, row),
      to: editUrlAt(source, row),
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
  if (deleteId && passes(list.delete?.when, row, values))
    buttons.push(deleteButton(source, deleteId, list.delete ?? {}, row))
  return buttons
}

/** Whether a list has any button at all, so that its Actions column shows. */
export const hasActions = (
  list: ListFile,
  can: ListPage['can'],
  hasForm: boolean,
  offered: (action: RowAction) => boolean,
  copies: boolean,
): boolean => (hasForm && can.update) || copies || can.delete || (list.rowActions ?? []).some(offered)
