import type {
  Done,
  HistoryEntry,
  HistoryPage,
  ListHistoryParams,
  RecordVersionAnswer,
} from '../../../../generated/api/foundation.schemas.ts'
import type { PayloadOf } from '../../../contract/conventions/envelope.ts'
import { defaultPage, makePage, type PageRequest, rowsOf } from '../../../contract/conventions/page.ts'
import { readPageQuery } from '../../../contract/conventions/query.ts'
import { day } from '../../../contract/dates.ts'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { regularIds } from '../../../contract/operations/operation-names.ts'
import { fileResource } from '../../contract/table/field.ts'
import type { Table } from '../../contract/table/table.ts'
import { notFound } from '../../errors.ts'
import { bodiesAround, type EntriesQuery, type Entry, listEntries } from '../../store/history/read-history.ts'
import { currentNames, recordStates } from '../../store/history/record-states.ts'
import type { Serialized } from '../../stored-model.ts'
import { programTexts } from '../account/program-texts.ts'
import { done, queryParametersOf, signedIn } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { auditPrivilege, mayReadHistory, readableTables } from './history-rights.ts'
import { labelsOf } from './record-labels.ts'

interface Shown {
  page: Serialized<PayloadOf<HistoryPage>>
  entries: readonly Entry[]
}

const pageRequestOf = ({ query }: Call): PageRequest => readPageQuery(query) ?? defaultPage

/** A page of entries in the format of the contract. */
const pageOf = async (
  call: Call,
  query: Omit<EntriesQuery, 'offset' | 'limit'>,
  { page, size }: PageRequest,
): Promise<Shown> => {
  const { tables } = call.services.contract
  const { db } = call.store
  const range = { offset: page * size, limit: size }
  const { entries, total } = await listEntries(db, tables, { ...query, ...range })
  const label = await labelsOf(db, tables, entries)
  const state = await recordStates(db, entries)
  const resources = new Map([...tables.values()].map(({ name, resource }) => [name, resource]))
  const audits = signedIn(call).privileges.has(auditPrivilege)
  const rows = entries.map((entry): Serialized<HistoryEntry> => {
    const program = audits ? entry.program : null
    const { browser, system } = programTexts(program)
    return {
      id: entry.id,
      resource: resources.get(entry.table_name) ?? entry.table_name,
      recordId: entry.record_id,
      label: label(entry),
      kind: entry.kind,
      operation: entry.operation,
      changed: [...entry.changed],
      changedById: entry.by_user,
      changedBy: entry.by_name,
      changedDate: entry.at.toISOString(),
      address: audits ? entry.address : null,
      program,
      browser,
      system,
      version: entry.version,
      recordState: state(entry) ?? 'GONE',
    }
  })
  return { page: makePage(rows, total, { page, size }), entries }
}

/** listHistory: the writes of all records that the user may read. */
export const listHistory = async (call: Call): Promise<OperationResult<HistoryPage>> => {
  const asked = queryParametersOf<ListHistoryParams>(call)
  const { person, resource, recordId, accountEvents, files, from, to, days } = asked
  const since = days === undefined ? [] : [Date.now() - days * day]
  // Compared as times, not as texts: `from` may have another time zone.
  const times = [...(from === undefined ? [] : [Date.parse(from)]), ...since]
  const first = times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString()
  const kind = asked.kind === '' ? undefined : asked.kind
  const query = { person, record: recordId, kind, accountEvents, from: first, to }
  const tables = readableTables(call, resource)
    .filter((table) => files === undefined || files === (table.resource === fileResource))
    .map(({ name }) => name)
  const { page } = await pageOf(call, { ...query, tables }, pageRequestOf(call))
  return { payload: page }
}

/** The table of the record in the path. Throws 404 when it does not exist or the user may not know of it. */
const tableAsked = (call: Call): Table => {
  const { contract } = call.services
  const table = contract.tables.get(String(call.params.resource))
  if (!table || !mayReadHistory(contract, table, signedIn(call))) throw notFound()
  return table
}

/** listRecordHistory: the writes of one record. */
export const listRecordHistory = async (call: Call): Promise<OperationResult<HistoryPage>> => {
  const tables = [tableAsked(call).name]
  const record = Number(call.params.recordId)
  const { page } = await pageOf(call, { tables, record }, pageRequestOf(call))
  return { payload: page }
}

/** A body in the format that the record's form reads; the times are those of the entry. */
const asFormReads = async (
  call: Call,
  table: Table,
  entry: Entry,
  body: JsonObject | null,
): Promise<JsonValue> => {
  if (!body) return null
  const { contract, projector } = call.services
  const reads = regularIds(table.resource, 'get').flatMap((id) =>
    contract.operations.filter((operation) => operation.id === id),
  )
  const projection = projector.compile(table, reads[0]?.payload ?? table.schema)
  const record = {
    id: entry.record_id,
    body: currentNames(table.shape, body),
    createdAt: entry.at,
    modifiedAt: entry.at,
    createdBy: null,
    modifiedBy: entry.by_user,
    version: entry.version ?? 0,
  }
  const [payload = null] = await call.store.projectWith(table.resource, projection, [record])
  return payload
}

/** getRecordVersion: the whole record before and after one of its writes. */
export const getRecordVersion = async (call: Call): Promise<OperationResult<RecordVersionAnswer>> => {
  const table = tableAsked(call)
  const [record, entryId] = [Number(call.params.recordId), Number(call.params.entryId)]
  const query = { tables: [table.name], record, entry: entryId }
  const { page, entries } = await pageOf(call, query, { page: 0, size: 1 })
  const [entry, found] = [rowsOf(page)[0], entries[0]]
  if (!entry || !found) throw notFound()
  const bodies = await bodiesAround(call.store.db, table, record, entryId)
  const [before, after] = await Promise.all([
    asFormReads(call, table, found, bodies.before),
    asFormReads(call, table, found, bodies.after),
  ])
  return { payload: { entry, before, after } as Serialized<PayloadOf<RecordVersionAnswer>> }
}

/** eraseRecordHistory: erases the history of a permanently deleted record. */
export const eraseRecordHistory = async (call: Call): Promise<OperationResult<Done>> => {
  const { resource } = tableAsked(call)
  await call.store.transaction((writer) => writer.eraseHistory(resource, Number(call.params.recordId)))
  return done()
}
