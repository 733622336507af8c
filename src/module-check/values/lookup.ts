import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths } from '../../contract/conventions/page.ts'
import { isObject } from '../../contract/json.ts'
import type { Value, Values } from '../../modules/format/types.ts'
import { type Contract, type Operation, pathParameters } from '../schema/contract.ts'
import { sampleOf } from '../schema/samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import type { LookupEntry } from '../subject/registries.ts'
import type { Place } from '../subject/subject.ts'
import { checkQuery } from './call-parameters.ts'
import { checkReasons, isReasons } from './conditions.ts'
import type { Scope } from './values.ts'

const { ids } = conventions

/** The schema of the records that an operation returns: all of them, or a page. */
const recordsOf = (contract: Contract, { payload }: Operation): Schema | undefined =>
  contract.items(payload) ?? contract.items(contract.at(payload, contractPaths.rows))

/** The types of the ids that an operation's records have: numbers or texts. */
export const idTypesOf = (contract: Contract, operation: Operation | undefined): readonly string[] => {
  const records = operation && recordsOf(contract, operation)
  const types = typesOf(contract.property(records, ids.property) ?? {})
  return types.filter((type) => type === 'integer' || type === 'string')
}

const checkName = (
  place: Place,
  lookup: LookupEntry,
  operation: Operation,
  records: Schema,
  options: Schema,
): void => {
  const { contract } = place.subject
  const what = `A record of ${operation.id}`
  for (const key of ['label', 'labelField'] as const) {
    const field = options[key]
    if (typeof field === 'string' && !place.at(key).property(records, field, what)) return
  }
  if (idTypesOf(contract, operation).length === 0)
    place.at('operation').fault(`${what} has no number or text "${ids.property}"`, 'add it to the contract')
  const sample = sampleOf(contract, records)
  if (isObject(sample) && lookup.name(sample, options) === '')
    place
      .at('operation')
      .fault(
        `${what} has no property that names it`,
        `name one in an option: ${contract.names(records).join(', ')}`,
      )
}

/**
 * Checks the request of a cell or widget: its operation exists, returns records with a name, needs no path parameter,
 * and accepts the query parameters. `place` is that of the options.
 */
export const checkLookup = (
  place: Place,
  lookup: LookupEntry | undefined,
  options: Schema,
  scope: Scope,
): void => {
  const { contract } = place.subject
  const id = options.operation ?? lookup?.operation
  if (!lookup || typeof id !== 'string') return
  const at = options.operation === undefined ? place.parent() : place.at('operation')
  const operation = at.operation(id)
  if (!operation) return
  const records = recordsOf(contract, operation)
  if (!records || pathParameters(operation).length > 0) {
    at.fault(`${operation.id} does not return a list`, 'name a total… operation')
    return
  }
  for (const [name, value] of Object.entries(lookup.queryFor(options)))
    checkQuery(at, operation, { [name]: value as Value }, scope, () => at)
  checkName(place, lookup, operation, records, options)
  if (isReasons(options.withheld))
    checkReasons(place.at('withheld'), options.withheld, records, `A record of ${operation.id}`)
  if (isObject(options.params)) checkQuery(place.at('params'), operation, options.params as Values, scope)
}
