import { takesParameter } from '../../../../client/availability.ts'
import { operationQuery } from '../../../../client/call.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import type { RecordId } from '../../../../contract/records/record-id.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import {
  type PickerSource,
  pickerSource,
  requestForChosen,
  requestForPage,
} from '../../../widgets/reference/picker-parts.tsx'
import { textOption } from '../../../widgets/shared/options.ts'
import { toOptions } from '../../../widgets/shared/picker/picker-input.tsx'
import { toUsers, userOperation, userQuery, userSearchParam } from '../../../widgets/users/user-option.ts'
import type { WidgetOptions } from '../../../widgets/widget.ts'
import { uiOptions } from '../../form/data/mapping.ts'
import { prepareUi } from '../../form/data/schema.ts'
import type { ValueContext } from '../../values.ts'
import type { GridColumn, Unread } from './grid-columns.ts'

/** Number of names per request, as many as the API returns at once. */
export const mostNames = 1000

/** Whether cells of a column refer to records. */
export const isReference = ({ kind }: GridColumn): boolean =>
  kind === 'reference' || kind === 'references' || kind === 'users'

/** The options of a column for the data of a row: they may depend on other fields. */
const optionsFor = (column: GridColumn, values: ValueContext, data: PlainObject): WidgetOptions => {
  const ui = prepareUi(
    { field: { 'ui:options': column.options } },
    { find: () => undefined, label: String, values: { ...values, form: data } },
  )
  return uiOptions(asRecord(ui.field))
}

/** The source of a reference column's records, for the data of a row. */
export const sourceOf = (column: GridColumn, values: ValueContext, data: PlainObject): PickerSource =>
  pickerSource(optionsFor(column, values, data))

/** A record and its name in a cell. */
export interface NamedRecord {
  id: RecordId
  label: string
}

/** What the search for a name found: a record, or why none is clear. */
export type FoundRecord = NamedRecord | 'unknown' | 'several'

/** Finds the record of a name. Rejects with an `ApiError`. */
export type FindRecord = (name: Unread) => Promise<FoundRecord>

const onlyOne = ([first, ...others]: readonly NamedRecord[]): FoundRecord =>
  first ? (others.length > 0 ? 'several' : first) : 'unknown'

const payloadOf = async (operation: string, request: { query: PlainObject }): Promise<unknown> =>
  (await queryClient.fetchQuery({ ...operationQuery(operation, request), staleTime: 60_000 })).payload

/** Finds records by their name, or by a part of it, with the server's search. */
const findByName =
  (source: PickerSource): FindRecord =>
  async ({ unread: name, isPart = false }) => {
    const payload = await payloadOf(source.operation, requestForPage(source, name, mostNames))
    const offered = toOptions(payload, [], String, source).filter(({ withheld }) => withheld === undefined)
    const named = offered.filter(({ label }) => foldText(label) === foldText(name))
    return onlyOne(isPart && named.length === 0 ? offered : named)
  }

/** Finds users by their e-mail address, which no two of them share, or by a name that only one of them has. */
const findUser =
  (options: WidgetOptions): FindRecord =>
  async ({ unread: text }) => {
    const operation = userOperation(options)
    const having = async (param: string, property: 'email' | 'name'): Promise<readonly NamedRecord[]> =>
      toUsers(await payloadOf(operation, { query: userQuery(options.registerType, param, text) }))
        .filter((user) => foldText(user[property]) === foldText(text))
        .map(({ id, email, name }) => ({ id, label: email || name }))
    const found = takesParameter(operation, 'email') ? await having('email', 'email') : []
    return onlyOne(found.length > 0 ? found : await having(userSearchParam(options), 'name'))
  }

/** How the records of a column are found, for the data of a row, and a text that is equal for the same records. */
export const searchOf = (
  column: GridColumn,
  values: ValueContext,
  data: PlainObject,
): { find: FindRecord; scope: string } => {
  if (column.kind === 'users') {
    const options = optionsFor(column, values, data)
    return { find: findUser(options), scope: JSON.stringify(options) }
  }
  const source = sourceOf(column, values, data)
  return { find: findByName(source), scope: JSON.stringify(source) }
}

/** The request for the names of records; of users the most recent ones, as in the form. */
export const namesRequest = ({ kind, options }: GridColumn, ids: readonly RecordId[]) =>
  kind === 'users'
    ? operationQuery(userOperation(options), { query: userQuery(undefined, userSearchParam(options), '') })
    : operationQuery(String(options.operation), requestForChosen(ids))

/** The records of the response to {@link namesRequest} with their names. */
export const namedRecords = ({ kind, options }: GridColumn, payload: unknown): readonly NamedRecord[] =>
  kind === 'users'
    ? toUsers(payload).map(({ id, email, name }) => ({ id, label: email || name }))
    : toOptions(payload, [], (id) => `#${id}`, { labelField: textOption(options, 'labelField') })
