import type { Values } from '../format/types.ts'
import { checkQuery } from './calls.ts'
import { type Operation, pathParameters, queryNames } from './contract.ts'
import { nameCure } from './fault.ts'
import { isObject, type Schema, texts } from './schema.ts'
import { namedOperation } from './subject.ts'
import type { Spot } from './values.ts'

/** Schema of the records that a drop-down's operation answers: a plain list, or a page's content. */
const recordsOf = ({ subject: { contract } }: Spot, payload: unknown): Schema | undefined =>
  contract.items(payload) ?? contract.items(contract.property(payload, 'content') ?? {})

const operationOption = (schema: Schema | undefined): Schema => {
  const properties = isObject(schema?.properties) ? schema.properties : {}
  return isObject(properties.operation) ? properties.operation : {}
}

const checkRecords = (spot: Spot, operation: Operation, records: Schema, options: Schema): void => {
  const { subject, file, place } = spot
  for (const key of ['label', 'labelField'] as const) {
    const field = options[key]
    if (typeof field === 'string' && !subject.contract.at(records, field))
      subject.report(
        file,
        [...place, key],
        `A record of ${operation.id} has no property "${field}"`,
        nameCure(field, subject.contract.names(records)),
      )
  }
}

/**
 * Checks the `operation` option of a cell or widget, or the default its registry entry gives: it exists, answers
 * records, needs no path parameter, takes the query parameters of the entry's `x-asks` and of `params`; a label names
 * a property of its records.
 */
export const checkLookup = (spot: Spot, schema: Schema | undefined, options: Schema): void => {
  const { subject, file, place } = spot
  const option = operationOption(schema)
  const id = options.operation ?? option.default
  if (typeof id !== 'string') return
  const at = options.operation === undefined ? place.slice(0, -1) : [...place, 'operation']
  const operation = namedOperation(subject, file, at, id)
  if (!operation) return
  const records = recordsOf(spot, operation.payload)
  if (!records || pathParameters(operation).length > 0) {
    subject.report(file, at, `${operation.id} does not answer a list`, 'name a total… operation')
    return
  }
  for (const name of texts(option['x-asks'])) {
    if (!queryNames(operation).includes(name))
      subject.report(
        file,
        at,
        `${operation.id} has no query parameter "${name}"`,
        'give it one in the contract, or name another operation',
      )
  }
  checkRecords(spot, operation, records, options)
  if (isObject(options.params))
    checkQuery({ ...spot, place: [...place, 'params'] }, operation, options.params as Values, { route: [] })
}
