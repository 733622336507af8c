import type { Language, MissingTexts } from '../../../generated/api/foundation.schemas.ts'
import type { PayloadOf } from '../../contract/conventions/envelope.ts'
import { regularId } from '../../contract/operations/operation-names.ts'
import { textProperties } from '../contract/table/table.ts'
import { type CompletenessCount, countAlike } from '../store/read/missing-counts.ts'
import type { Serialized, Stored } from '../stored-model.ts'
import type { Call, OperationResult } from './handler.ts'
import { readableTables } from './history/history-rights.ts'

type Count = Serialized<PayloadOf<MissingTexts>>[number]

/** Merges the counts of records with the same values and different languages. */
const inOne = (
  group: readonly [CompletenessCount, ...CompletenessCount[]],
  languages: readonly number[],
): Count => {
  const [{ resource, values }] = group
  const sum = (some: readonly CompletenessCount[]): number => some.reduce((so, { count }) => so + count, 0)
  const missing = languages.map((languageId) => ({
    languageId,
    missing: sum(group.filter(({ complete }) => !complete.includes(`,${languageId},`))),
  }))
  return {
    resource,
    values: values as Count['values'],
    records: sum(group),
    languages: missing.filter(({ missing }) => missing > 0),
  }
}

/** countMissingTexts: the number of records without a text, by language, of all that the user may read. */
export const countMissingTexts = async (call: Call): Promise<OperationResult<MissingTexts>> => {
  const { store, services } = call
  const { tables, regular } = services.contract
  const counted = readableTables(call)
    .filter((table) => textProperties(table).length > 0)
    .map((table) => ({
      table,
      conditions: regular.get(regularId(table.resource, 'list'))?.query.conditions ?? [],
    }))
  const [alike, languages] = await Promise.all([
    countAlike(store.db, counted, tables),
    store.find('Language', { active: true } satisfies Stored<Language>),
  ])
  const ids = languages.map(({ id }) => id)
  const groups = Map.groupBy(alike, ({ resource, values }) => `${resource} ${JSON.stringify(values)}`)
  return {
    payload: [...groups.values()].map((group) =>
      inOne(group as [CompletenessCount, ...CompletenessCount[]], ids),
    ),
  }
}
