import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths } from '../../contract/conventions/page.ts'
import { isObject } from '../../contract/json.ts'
import type { Value, Values } from '../../modules/format/types.ts'
import { checkReasons, isReasons } from '../form/reasons.ts'
import { type Operation, pathParameters } from '../schema/contract.ts'
import { sampleOf } from '../schema/record-samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import type { LookupEntry } from '../subject/registries.ts'
import { namedOperation } from '../subject/subject.ts'
import { checkQuery } from './call-parameters.ts'
import type { FilePlace, Scope } from './values.ts'

const { ids } = conventions

/** Schema of the records in a drop-down's response: a plain list, or a page's content. */
const recordsOf = ({ subject: { contract } }: FilePlace, payload: unknown): Schema | undefined =>
  contract.items(payload) ?? contract.items(contract.at(payload, contractPaths.rows) ?? {})

const checkName = (
  filePlace: FilePlace,
  lookup: LookupEntry,
  operation: Operation,
  records: Schema,
  options: Schema,
): void => {
  const { subject, file, place } = filePlace
  const { contract, report } = subject
  const names = contract.names(records)
  for (const key of ['label', 'labelField'] as const) {
    const field = options[key]
    if (typeof field !== 'string' || contract.at(records, field)) continue
    report(
      file,
      [...place, key],
      `A record of ${operation.id} has no property "${field}"`,
      nameCure(field, names),
    )
    return
  }
  if (!typesOf(contract.property(records, ids.property) ?? {}).includes(ids.type))
    report(
      file,
      [...place, 'operation'],
      `A record of ${operation.id} has no "${ids.property}" that is ${ids.type === 'integer' ? 'a number' : 'a text'}`,
      'give it one in the contract',
    )
  const sample = sampleOf(contract, records)
  if (isObject(sample) && lookup.name(sample, options) === '')
    report(
      file,
      [...place, 'operation'],
      `A record of ${operation.id} has no property that names it`,
      `name one in an option: ${names.join(', ')}`,
    )
}

/**
 * Checks the request of a cell or widget: its operation exists, returns records with a name, needs no path parameter,
 * and accepts the query parameters.
 */
export const checkLookup = (
  filePlace: FilePlace,
  lookup: LookupEntry | undefined,
  options: Schema,
  scope: Scope,
): void => {
  const { subject, file, place } = filePlace
  const id = options.operation ?? lookup?.operation
  if (!lookup || typeof id !== 'string') return
  const at = options.operation === undefined ? place.slice(0, -1) : [...place, 'operation']
  const operation = namedOperation(subject, file, at, id)
  if (!operation) return
  const records = recordsOf(filePlace, operation.payload)
  if (!records || pathParameters(operation).length > 0) {
    subject.report(file, at, `${operation.id} does not answer a list`, 'name a total… operation')
    return
  }
  for (const [name, value] of Object.entries(lookup.queryFor(options)))
    checkQuery({ ...filePlace, place: at, asIs: true }, operation, { [name]: value as Value }, scope)
  checkName(filePlace, lookup, operation, records, options)
  if (isReasons(options.withheld))
    checkReasons(
      { ...filePlace, place: [...place, 'withheld'] },
      options.withheld,
      records,
      `A record of ${operation.id}`,
    )
  if (isObject(options.params))
    checkQuery({ ...filePlace, place: [...place, 'params'] }, operation, options.params as Values, scope)
}
