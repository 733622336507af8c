import { matchPath } from 'react-router-dom'
import { callOperation } from '../../../../../client/call.ts'
import { isSame } from '../../../../../contract/same-value.ts'
import { modulePaths } from '../../../../../modules/format/paths.ts'
import { callInput } from '../../actions/calls/use-call.ts'
import type { RowButton, RowCall } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import { rowKey } from '../../selection/selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { RowRefusal } from './row-refusal.ts'

/** A row, and the value that it had; nothing for one that was deleted. */
export interface ChangedRow {
  row: ListRow
  before?: unknown
}

type Page = Pick<ListPage, 'module' | 'list' | 'values'>
/** The buttons that the list offers for a row. */
export type ButtonsOf = (row: ListRow) => readonly RowButton[]

/** The row's button of an action; throws a {@link RowRefusal} where it has none that can be pressed. */
const pressable = (buttonsOf: ButtonsOf, row: ListRow, id: string): RowButton => {
  const button = buttonsOf(row).find((each) => each.id === id)
  if (!button || button.disabled) throw new RowRefusal(button?.reason)
  return button
}

/** Parameters of the address under which a row is edited. */
const editParams = ({ module }: Page, { to = '' }: RowButton): Readonly<Record<string, unknown>> => {
  const [path = ''] = to.split('?')
  const patterns = modulePaths(module.module, 'edit')
  const found = patterns.map((pattern) => matchPath(pattern, path)).find((match) => match !== null)
  if (!found) throw new Error(`No edit route of "${module.id}" fits "${path}"`)
  return found.params
}

/**
 * Sets a property of the record of one row, as its form would. Answers the value that it had. Only of a
 * record that has what is `expected` of it. Rejects with a {@link RowRefusal}, an `InvalidRecord` or an `ApiError`.
 */
export const setProperty = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  [name, value]: readonly [name: string, value: unknown],
  expected: Readonly<Record<string, unknown>> = {},
): Promise<unknown> => {
  const params = editParams(page, pressable(buttonsOf, row, 'edit'))
  const { changeRecord } = await import('../../../form/data/change-record.ts')
  const values = { ...page.values, route: { ...page.values.route, ...params } }
  return (await changeRecord(page.module, values, { [name]: value }, expected))[name]
}

type PressAction = Exclude<BulkAction, { kind: 'set' }>

/**
 * The call behind the button of one row, the same attempt however often it is made under `bulkId`. Throws a
 * {@link RowRefusal} where it has none that can be pressed.
 */
export const callOf = (buttonsOf: ButtonsOf, row: ListRow, action: PressAction, bulkId: string): RowCall => {
  const { call } = pressable(buttonsOf, row, action.kind === 'delete' ? 'delete' : action.action.id)
  if (!call) throw new RowRefusal()
  return { ...call, key: `${bulkId}-${rowKey(row)}` }
}

/**
 * Carries out an action for one row, its question answered beforehand. `bulkId` names what was asked: a row that is
 * repeated because its answer was lost is not done twice. Answers what there is to take back; null where nothing is.
 * Rejects with a {@link RowRefusal}, an `InvalidRecord` or an `ApiError`.
 */
export const changeRow = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  action: BulkAction,
  bulkId: string,
): Promise<ChangedRow | null> => {
  if (action.kind !== 'set') {
    const call = callOf(buttonsOf, row, action, bulkId)
    await callOperation(call.operation, callInput(call))
    return action.kind === 'delete' ? { row } : null
  }
  const before = await setProperty(page, buttonsOf, row, [action.field, action.value])
  return isSame(before, action.value) ? null : { row, before }
}
