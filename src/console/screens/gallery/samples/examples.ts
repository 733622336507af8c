import { envelopePaths } from '../../../../contract/conventions/envelope.ts'
import { pagePaths } from '../../../../contract/conventions/page.ts'
import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../../engine/operations.ts'
import { getPath } from '../../../engine/values.ts'
import { withLocalFiles } from './local-files.ts'

/** The payload in the contract's example response of an operation. */
const payloadOf = (contract: PlainObject, operation: string | undefined): unknown => {
  for (const item of Object.values(asRecord(contract.paths)))
    for (const found of Object.values(asRecord(item)))
      if (isObject(found) && found.operationId === operation) {
        const content = asRecord(asRecord(asRecord(found.responses)['200']).content)
        return getPath(asRecord(content['application/json']).example, envelopePaths.payload)
      }
  return undefined
}

/** The example rows of a module's list from the contract. */
export const exampleRows = (contract: PlainObject, { module, list }: Module): readonly PlainObject[] => {
  const rows = getPath(payloadOf(contract, operationOf(module, 'list')), list?.rows ?? pagePaths.rows)
  const records = Array.isArray(rows) ? rows.filter(isObject) : []
  return withLocalFiles(records.map((row) => (list?.row === undefined ? row : asRecord(row[list.row]))))
}

/** The example record of a module's form or details from the contract. */
export const exampleRecord = (contract: PlainObject, { module, form }: Module): PlainObject =>
  withLocalFiles(asRecord(getPath(payloadOf(contract, operationOf(module, 'get')), form?.read?.record ?? '')))
