import { isDeepStrictEqual } from 'node:util'
import {
  languageParameter,
  listParameters,
  lookupParameters,
  missingParameter,
} from '../../../src/contract/conventions/query.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import {
  type Contract,
  type Operation,
  queryNames,
  queryParameter,
} from '../../../src/module-check/schema/contract.ts'
import { type Schema, typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { withListDefaults } from '../../../src/modules/format/list-defaults.ts'
import type { Column, Filter } from '../../../src/modules/format/types.ts'
import { titleCase } from '../answers/words.ts'
import type { Field } from './field.ts'

const paging = new Set([
  ...listParameters,
  ...Object.values(lookupParameters),
  ...[languageParameter, missingParameter],
])

/** Label of the active filter: Status, unless a field has that label. */
export const activeLabel = (fields: readonly Field[]): string =>
  fields.some(({ label }) => label === 'Status') ? 'Active' : 'Status'

/** A query parameter of a list, with its schema and label. */
interface QueryParameter {
  readonly name: string
  readonly schema: Schema
  readonly label: string
  readonly field?: Field | undefined
}

const bound = /^(.+?)(From|To|Before)$/

const isMoment = ({ format }: Schema): boolean => format === 'date' || format === 'date-time'

const parametersOf = (
  contract: Contract,
  fields: readonly Field[],
  list: Operation,
): readonly QueryParameter[] =>
  queryNames(list)
    .filter((name) => !paging.has(name))
    .map((name) => {
      const found = (name: string): Field | undefined => fields.find((field) => field.name === name)
      const field = found(name) ?? found(bound.exec(name)?.[1] ?? '')
      const declared = contract.resolve(queryParameter(list, name)?.schema)
      // A filter by several values is written like one by a single value.
      const schema = typesOf(declared).includes('array') ? contract.resolve(declared.items) : declared
      return { name, schema, field, label: field?.label ?? titleCase(name) }
    })

/** `search` of a list: all parameters for free text. */
export const searchOf = (
  contract: Contract,
  fields: readonly Field[],
  list: Operation,
): readonly PlainObject[] =>
  parametersOf(contract, fields, list)
    .filter(
      ({ schema }) => typesOf(schema).includes('string') && schema.enum === undefined && !isMoment(schema),
    )
    .map(({ name, label }) => ({ param: name, label }))

const all = { label: 'All' }

const choice = ({ name, schema, label }: QueryParameter, activeWord: string): PlainObject | undefined => {
  if (typesOf(schema).includes('boolean')) {
    const isActive = name === 'active'
    const [yes, no] = isActive ? ['Active', 'Inactive'] : ['Yes', 'No']
    return {
      label: isActive ? activeWord : label,
      options: [all, { label: yes, params: { [name]: true } }, { label: no, params: { [name]: false } }],
    }
  }
  if (!Array.isArray(schema.enum)) return undefined
  const values = schema.enum.filter((value) => value !== '' && value !== null).map(String)
  return {
    label,
    options: [all, ...values.map((value) => ({ label: titleCase(value), params: { [name]: value } }))],
  }
}

/** A filter by a referenced record, selected from a drop-down. */
const record = (contract: Contract, { name, label, field }: QueryParameter): PlainObject | undefined => {
  if (field?.kind !== 'reference' || field.to === undefined) return undefined
  const operation = regularId(field.to, 'total')
  if (!contract.operation(operation)) return undefined
  const { labelField } = field
  return { label, param: name, operation, ...(labelField !== undefined && { labelField }) }
}

const rangeType = ({ format, ...schema }: Schema): string | undefined => {
  if (format === 'date' || format === 'date-time') return format === 'date' ? 'date' : 'moment'
  return typesOf(schema).some((type) => type === 'integer' || type === 'number') ? 'number' : undefined
}

/** A range filter: `amountFrom`, `amountTo`; created for the first. */
const range = (
  { name, schema, label }: QueryParameter,
  others: readonly QueryParameter[],
): PlainObject | undefined => {
  const [, start, end] = bound.exec(name) ?? []
  const type = rangeType(schema)
  const to = others.find(
    (other) =>
      other.name === `${start}${type === 'moment' ? 'Before' : 'To'}` && rangeType(other.schema) === type,
  )
  return end === 'From' && type !== undefined && to ? { label, from: name, to: to.name, type } : undefined
}

/**
 * `filters` of a list from its operation's parameters; undefined if its columns imply them. `columns` are the list's.
 */
export const filtersOf = (
  contract: Contract,
  fields: readonly Field[],
  list: Operation,
  columns: readonly PlainObject[],
): readonly PlainObject[] | undefined => {
  const parameters = parametersOf(contract, fields, list)
  const filters = parameters
    .map((one) => choice(one, activeLabel(fields)) ?? record(contract, one) ?? range(one, parameters))
    .filter((filter) => filter !== undefined)
  const usual = (declared?: readonly PlainObject[]): readonly unknown[] =>
    withListDefaults({
      columns: columns as unknown as readonly Column[],
      ...(declared && { filters: declared as unknown as readonly Filter[] }),
    }).filters ?? []
  const remaining = filters.filter((one) => !usual().some((other) => isDeepStrictEqual(one, other)))
  const same = (declared: readonly unknown[]): boolean =>
    declared.length === filters.length &&
    filters.every((one) => declared.some((other) => isDeepStrictEqual(one, other)))
  if (remaining.length === 0 && same(usual())) return undefined
  return remaining.length > 0 && same(usual(remaining)) ? remaining : filters
}
