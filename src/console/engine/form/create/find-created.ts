import { lookupQuery } from '../../../../client/lookup-query.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { recordsIn } from '../../../../contract/conventions/page.ts'
import { compareIds, type RecordId, recordIds } from '../../../../contract/records/record-id.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'

type Properties = Readonly<Record<string, unknown>>

/** Whether a record has what was sent, as far as it shows it. */
const hasContent = (record: Properties, body: Properties): boolean => {
  const shown = Object.entries(body).filter(
    ([name, value]) => typeof value !== 'object' && value !== '' && Object.hasOwn(record, name),
  )
  return shown.length > 0 && shown.every(([name, value]) => record[name] === value)
}

/**
 * The id of a record that was just created, for an API whose response does not tell: the highest of the records with the
 * content that was sent; undefined if none is found.
 */
export const findCreated = async ({ module }: Module, body: Properties): Promise<RecordId | undefined> => {
  const operation = operationOf(module, 'total') ?? operationOf(module, 'list')
  if (operation === undefined) return undefined
  const { payload } = await queryClient.fetchQuery({ ...lookupQuery(operation), staleTime: 0 })
  const ids = recordsIn(payload)
    .filter((record) => hasContent(record, body))
    .flatMap(({ id }) => recordIds(id))
  return ids.toSorted(compareIds).at(-1)
}
