import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths } from '../../contract/conventions/page.ts'
import { isObject } from '../../contract/json.ts'
import type { Reasons, Value, Values, When } from '../../modules/format/types.ts'
import { type Contract, type Operation, pathParameters } from '../schema/contract.ts'
import { sampleOf } from '../schema/samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import type { LookupEntry, Place } from '../subject/subject.ts'
import { checkQuery } from './call-parameters.ts'
import { checkValue, type Scope } from './values.ts'

/** Checks a condition: its field exists in `record`, and can have its values. */
export const checkWhen = (
  place: Place,
  when: When | undefined,
  record: unknown,
  what: string,
  scope: Scope,
): void => {
  if (!when) return
  if ('not' in when) checkWhen(place.at('not'), when.not, record, what, scope)
  else if ('all' in when)
    for (const [index, part] of when.all.entries())
      checkWhen(place.at('all', index), part, record, what, scope)
  else {
    const field = place.at('field').property(record, when.field, what)
    if (!field) return
    if ('equals' in when) checkValue(place.at('equals'), when.equals, field, scope)
    else
      for (const [index, value] of when.in.entries()) checkValue(place.at('in', index), value, field, scope)
  }
}

/** Whether an option of a widget has reasons; the widget's own schema reports invalid ones. */
const isReasons = (value: unknown): value is Reasons =>
  isObject(value) && typeof value.field === 'string' && isObject(value.words)

/** Checks that a record has the expected reasons for restrictions, and that every code has a text. */
export const checkReasons = (
  place: Place,
  reasons: Reasons | undefined,
  record: unknown,
  what: string,
): void => {
  const field = reasons && place.at('field').property(record, reasons.field, what)
  if (!field) return
  const codes = (Array.isArray(field.enum) ? field.enum : []).filter((code) => typeof code === 'string')
  for (const code of codes)
    if (!Object.hasOwn(reasons.words, code))
      place.at('words').fault(`"${code}" has no text`, `explain ${reasons.field} ${code}`)
  for (const code of Object.keys(reasons.words))
    if (!codes.includes(code)) place.at('words', code).unknown(`${what} never has "${code}"`, code, codes)
}

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
