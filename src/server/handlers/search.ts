import type {
  FoundRecord,
  FoundRecords,
  SearchRecordsParams,
} from '../../../generated/api/foundation.schemas.ts'
import type { JsonObject } from '../../contract/json.ts'
import { foldText } from '../../contract/text/fold-text.ts'
import { readingOperations } from '../contract/query.ts'
import type { Table } from '../contract/table/table.ts'
import { equalsSql } from '../store/read/where.ts'
import {
  type Findable,
  type FoundEntry,
  type FoundRow,
  findEntries,
  type Line,
  readFound,
  type SearchedTable,
} from '../store/search/find-entries.ts'
import type { Serialized } from '../stored-model.ts'
import { queryParametersOf, signedIn } from './call.ts'
import type { Call, OperationResult } from './handler.ts'
import { mayReadHistory } from './history/history-rights.ts'
import { usersShown } from './users/user-rules.ts'

/** Maximum length of an excerpt in search results. */
const maxLength = 120

/** The beginning of a text, or the part around the first of the words, in whole words. */
const excerpt = (text: string, words: readonly string[]): string => {
  const parts = text.trim().split(/\s+/)
  const whole = parts.join(' ')
  if (whole.length <= maxLength) return whole
  const sought = words.map(foldText)
  const at = Math.max(
    0,
    parts.findIndex((part) => sought.some((word) => foldText(part).includes(word))),
  )
  let [from, to, length] = [at, at + 1, parts[at]?.length ?? 0]
  while (length < maxLength && (from > 0 || to < parts.length)) {
    // Two words after the match for each one before it.
    const before = from > 0 && (to >= parts.length || (to - at) * 2 > (at - from) * 4 + 4)
    length += 1 + (parts[before ? from - 1 : to]?.length ?? 0)
    if (before) from -= 1
    else to += 1
  }
  const shown = parts
    .slice(from, to)
    .join(' ')
    .slice(0, maxLength * 2)
  return `${from > 0 ? '… ' : ''}${shown}${to < parts.length ? ' …' : ''}`
}

/**
 * Resources with records that are restricted for some users, with the restriction; null: no access beyond the
 * contract's.
 */
const someOf: Readonly<Record<string, typeof usersShown>> = { User: usersShown }

/** The records of a table that the user may see: all, those with these properties, or none (null). */
const shownOf = (call: Call, table: Table): JsonObject | null => {
  if (table.searched.size === 0) return null
  const caller = signedIn(call)
  if (mayReadHistory(call.services.contract, table, caller)) return {}
  return someOf[table.resource]?.(caller) ?? null
}

const findableOf = (call: Call, table: Table): Findable[] => {
  const where = shownOf(call, table)
  if (where === null) return []
  const conditions = Object.entries(where)
  if (conditions.length === 0) return [{ name: table.name }]
  return [
    {
      name: table.name,
      only: (values) =>
        conditions.map(([name, value]) => equalsSql(table, name, value ?? null, 't', values)).join(' and '),
    },
  ]
}

const shownBy = (call: Call, table: Table): SearchedTable => {
  const { regular, tables } = call.services.contract
  const conditions = readingOperations(table.resource).flatMap(
    (id) => regular.get(id)?.query.conditions ?? [],
  )
  return { table, conditions, tables }
}

/** The number of the words in a text. */
const countWords = ({ folded }: Line, words: readonly string[]): number =>
  words.filter((word) => folded.includes(word.length < 3 ? ` ${word}` : word)).length

/** The first of the lines with the most words. */
const bestOf = (lines: readonly Line[], words: readonly string[]): Line | undefined =>
  lines.toSorted((a, b) => countWords(b, words) - countWords(a, words))[0]

const toFoundRecord = (
  table: Table,
  entry: FoundEntry,
  { lines, values }: FoundRow,
): Serialized<FoundRecord> => {
  const [labels, others] = [true, false].map((is) =>
    (lines ?? []).filter(({ property }) => (property === table.label) === is),
  ) as [Line[], Line[]]
  const named = bestOf(labels, entry.words)
  const other = bestOf(others, entry.words)
  const inLabel =
    named !== undefined && (!other || countWords(named, entry.words) >= countWords(other, entry.words))
  return {
    resource: table.resource,
    recordId: entry.record_id,
    label: named ? excerpt(named.text, entry.words) : null,
    property: (inLabel ? named : other)?.property ?? table.label,
    text: inLabel || !other ? null : excerpt(other.text, entry.words),
    similar: entry.similar,
    values: values as FoundRecord['values'],
  }
}

/** searchRecords: records of all kinds that the user may read, by their texts. */
export const searchRecords = async (call: Call): Promise<OperationResult<FoundRecords>> => {
  const { text = '', limit = 20 } = queryParametersOf<SearchRecordsParams>(call)
  const tables = [...call.services.contract.tables.values()]
  const findable = tables.flatMap((table) => findableOf(call, table))
  const { database } = call.services
  const entries = await findEntries(database, findable, text, limit)
  const shown = new Map(tables.map((table) => [table.name, shownBy(call, table)]))
  const rows = await readFound(database, shown, entries)
  const payload = [...rows].flatMap(([entry, row]) => {
    const table = shown.get(entry.table_name)?.table
    return table ? [toFoundRecord(table, entry, row)] : []
  })
  return { payload }
}
