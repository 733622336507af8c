import { matchPath } from 'react-router-dom'
import { ApiError } from '../../../../../client/api-error.ts'
import { isSame } from '../../../../../contract/same-value.ts'
import { modulePaths } from '../../../../../modules/format/paths.ts'
import type { RecordChange } from '../../../form/data/change-record.ts'
import { sendCall } from '../../actions/calls/send-call.ts'
import type { RowButton, RowCall } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import { rowKey } from '../../selection/selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { isGone } from './gone-rows.ts'
import { RowRefusal } from './row-refusal.ts'

/** A row, and the value that it had; nothing for one that was deleted. */
export interface ChangedRow {
  row: ListRow
  before?: unknown
  /** No answer came: it may be as it was. */
  isUnsure?: boolean
}

/** What is asked of several rows, however often it is tried. */
export interface BulkRequest {
  /** Names it: a row that is tried again because its answer was lost is not done twice. */
  id: string
  /** The rows whose answers were lost, by their keys: they may be changed. */
  unanswered: Map<string, ChangedRow>
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
 * Sets a property of the record of one row, as its form would. Returns the value that it had. Rejects with a
 * {@link RowRefusal}, an `InvalidRecord` or an `ApiError`.
 */
export const setProperty = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  [name, value]: readonly [name: string, value: unknown],
  how: RecordChange,
): Promise<unknown> => {
  const params = editParams(page, pressable(buttonsOf, row, 'edit'))
  const { changeRecord } = await import('../../../form/data/change-record.ts')
  const values = { ...page.values, route: { ...page.values.route, ...params } }
  return (await changeRecord(page.module, values, { [name]: value }, how))[name]
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

/** Does something for a row; where its answer is lost, the row stays among the `unanswered`, since it may have been changed. */
const answered = async <T>({ unanswered }: BulkRequest, row: ListRow, act: () => Promise<T>): Promise<T> => {
  try {
    const result = await act()
    unanswered.delete(rowKey(row))
    return result
  } catch (error) {
    if (!(error instanceof ApiError) || error.refused) unanswered.delete(rowKey(row))
    throw error
  }
}

/**
 * Sets a property of one row. Returns what there is to take back, also where an earlier attempt has set it whose
 * answer was lost; null where nothing is.
 */
const setForRow = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  { field, value }: Extract<BulkAction, { kind: 'set' }>,
  request: BulkRequest,
  signal: AbortSignal,
): Promise<ChangedRow | null> => {
  const { unanswered } = request
  const onSend = (before: Readonly<Record<string, unknown>>): void => {
    unanswered.set(rowKey(row), { row, before: before[field] })
  }
  return answered(request, row, async () => {
    const before = await setProperty(page, buttonsOf, row, [field, value], { onSend, signal })
    return isSame(before, value) ? (unanswered.get(rowKey(row)) ?? null) : { row, before }
  })
}

/**
 * Carries out an action for one row, its question answered beforehand. Returns what there is to take back; null where
 * nothing is. Rejects with a {@link RowRefusal}, an `InvalidRecord` or an `ApiError`, or once `signal` aborts.
 */
export const changeRow = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  action: BulkAction,
  request: BulkRequest,
  signal: AbortSignal,
): Promise<ChangedRow | null> => {
  if (action.kind === 'set') return setForRow(page, buttonsOf, row, action, request, signal)
  return answered(request, row, async () => {
    const call = callOf(buttonsOf, row, action, request.id)
    if (action.kind !== 'delete') {
      await sendCall(call, signal)
      return null
    }
    const tried = request.unanswered.get(rowKey(row))
    request.unanswered.set(rowKey(row), { row, isUnsure: true })
    await sendCall(call, signal).catch((error: unknown) => {
      // It is what the earlier attempt was for, whose answer was lost.
      if (!tried || !isGone(error)) throw error
    })
    return tried ?? { row }
  })
}
