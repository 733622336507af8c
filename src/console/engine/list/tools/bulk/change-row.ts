import { ApiError } from '../../../../../client/api-error.ts'
import { isSame } from '../../../../../contract/same-value.ts'
import { modulePaths } from '../../../../../modules/format/paths.ts'
import { readRoute } from '../../../../ui/page/navigate.tsx'
import type { RecordChange } from '../../../form/data/change-record.ts'
import { sendCall } from '../../actions/calls/use-call.ts'
import type { RowButton, RowCall } from '../../actions/rows/row-button-types.ts'
import { type BulkAction, rowKey } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { isNotFound, RowRefusal } from './run-rows.ts'

/** A row and its previous value; no value for a deleted row. */
export interface ChangedRow {
  row: ListRow
  before?: unknown
  /** There was no response: the row may be unchanged. */
  isUnsure?: boolean
}

/** A bulk request and its repetitions. */
export interface BulkRequest {
  /** Id of the request: a row whose response was lost is not changed twice. */
  id: string
  /** Rows without a response, by key: they may be changed. */
  unanswered: Map<string, ChangedRow>
}

type Page = Pick<ListPage, 'module' | 'list' | 'values'>
/** Returns the row buttons of a list. */
export type ButtonsOf = (row: ListRow) => readonly RowButton[]

/** The row's button of an action; throws a {@link RowRefusal} if there is none, or it is disabled. */
const pressable = (buttonsOf: ButtonsOf, row: ListRow, id: string): RowButton => {
  const button = buttonsOf(row).find((each) => each.id === id)
  if (!button || button.disabled) throw new RowRefusal(button?.reason)
  return button
}

/** Parameters of a row's edit address. */
const editParams = ({ module }: Page, { to = '' }: RowButton): Readonly<Record<string, unknown>> => {
  const [path = ''] = to.split('?')
  const found = readRoute(modulePaths(module.module, 'edit'), path)
  if (!found) throw new Error(`No edit route of "${module.id}" fits "${path}"`)
  return found
}

/** Parameters of the form of a row; throws a {@link RowRefusal} if the row has no edit button, or it is disabled. */
export const editParamsOf = (page: Page, buttonsOf: ButtonsOf, row: ListRow) =>
  editParams(page, pressable(buttonsOf, row, 'edit'))

/**
 * Sets a property of a row's record, as its form would. Returns the previous value. Rejects with a {@link RowRefusal},
 * an `InvalidRecord` or an `ApiError`.
 */
export const setProperty = async (
  page: Page,
  buttonsOf: ButtonsOf,
  row: ListRow,
  [name, value]: readonly [name: string, value: unknown],
  how: RecordChange,
): Promise<unknown> => {
  const params = editParamsOf(page, buttonsOf, row)
  const { changeRecord } = await import('../../../form/data/change-record.ts')
  const values = { ...page.values, route: { ...page.values.route, ...params } }
  return (await changeRecord(page.module, values, { [name]: value }, how))[name]
}

type PressAction = Exclude<BulkAction, { kind: 'set' }>

/**
 * The call behind a row's button; the same attempt for the same `bulkId`. Throws a {@link RowRefusal} if there is no
 * such button, or it is disabled.
 */
export const callOf = (buttonsOf: ButtonsOf, row: ListRow, action: PressAction, bulkId: string): RowCall => {
  const { call } = pressable(buttonsOf, row, action.kind === 'delete' ? 'delete' : action.action.id)
  if (!call) throw new RowRefusal()
  return { ...call, key: `${bulkId}-${rowKey(row)}` }
}

/** Runs `act` for a row; without a response, the row stays `unanswered`, because it may have changed. */
const trackResponse = async <T>(
  { unanswered }: BulkRequest,
  row: ListRow,
  act: () => Promise<T>,
): Promise<T> => {
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
 * Sets a property of a row. Returns the undo data, also when an earlier attempt without a response succeeded; null if
 * there is nothing to undo.
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
  return trackResponse(request, row, async () => {
    const before = await setProperty(page, buttonsOf, row, [field, value], { onSend, signal })
    return isSame(before, value) ? (unanswered.get(rowKey(row)) ?? null) : { row, before }
  })
}

/**
 * Runs an action for a row after its confirmation. Returns the undo data; null if there is nothing to undo. Rejects
 * with a {@link RowRefusal}, an `InvalidRecord` or an `ApiError`, or when `signal` aborts.
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
  return trackResponse(request, row, async () => {
    const call = callOf(buttonsOf, row, action, request.id)
    if (action.kind !== 'delete') {
      await sendCall(call, signal)
      return null
    }
    const tried = request.unanswered.get(rowKey(row))
    request.unanswered.set(rowKey(row), { row, isUnsure: true })
    await sendCall(call, signal).catch((error: unknown) => {
      // An earlier attempt without a response deleted the record.
      if (!tried || !isNotFound(error)) throw error
    })
    return tried ?? { row }
  })
}
