import type { Values, When } from '../../modules/format/types.ts'
import { valueSchema } from '../list/several-values.ts'
import {
  type Contract,
  type Operation,
  pathParameters,
  queryNames,
  queryParameter,
} from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { checkValue, checkValues, type FilePlace, overlap, type Scope } from './values.ts'

const schemaOf = (
  contract: Contract,
  operation: Operation,
  place: string,
  name: string,
): Schema | undefined => {
  const found = operation.parameters.find((parameter) => parameter.in === place && parameter.name === name)
  return found && contract.resolve(found.schema)
}

const queryValues = (
  { subject: { contract } }: FilePlace,
  operation: Operation,
  find: (name: string) => Schema | undefined = (name) => schemaOf(contract, operation, 'query', name),
) => ({ what: operation.id, noun: 'query parameter', find, names: queryNames(operation) })

/** Checks the query parameters in a file: each belongs to the operation, with a valid value. */
export const checkQuery = (
  filePlace: FilePlace,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
): void => checkValues(filePlace, params, scope, queryValues(filePlace, operation))

/** Checks the parameters of a filter's option: for an array, the option has one value. */
export const checkOptionParams = (
  filePlace: FilePlace,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
): void => {
  const { contract } = filePlace.subject
  const find = (name: string): Schema | undefined =>
    valueSchema(contract, operation, name) ?? schemaOf(contract, operation, 'query', name)
  checkValues(filePlace, params, scope, queryValues(filePlace, operation, find))
}

/** Reports required query parameters without a value. */
export const checkRequiredQuery = (
  filePlace: FilePlace,
  operation: Operation,
  filled: readonly string[],
): void => {
  for (const { name, in: place, required } of operation.parameters) {
    if (place === 'query' && required && !filled.includes(name))
      filePlace.subject.report(
        filePlace.file,
        filePlace.place,
        `${operation.id} requires the parameter "${name}"`,
        `set "${name}" in params`,
      )
  }
}

/** The engine's value for an unnamed path parameter: none, or one of this schema. */
export type Fallback = Schema | undefined

/** The id of a record in the route: integers are parsed as such. */
export const routeId: Schema = { type: ['integer', 'string'] }

/** Checks that every path parameter of a call has a valid value, from `params` or `fallback`. */
export const checkPath = (
  filePlace: FilePlace,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
  fallback: Fallback,
): void => {
  const { subject, file, place } = filePlace
  const names = pathParameters(operation)
  for (const name of names.filter((one) => params?.[one] === undefined)) {
    const schema = schemaOf(subject.contract, operation, 'path', name)
    const at = params ? place : place.slice(0, -1)
    if (!fallback)
      subject.report(
        file,
        at,
        `Nothing fills {${name}} in the path of ${operation.id}`,
        `set "${name}" in ${String(place.at(-1))}`,
      )
    else if (schema && !overlap(fallback, schema))
      subject.report(
        file,
        at,
        `The id does not fit {${name}} in the path of ${operation.id}: it is ${typesOf(fallback).join(' or ')}, not ${typesOf(schema).join(' or ')}`,
        `set "${name}" in ${String(place.at(-1))}`,
      )
  }
  for (const [name, value] of Object.entries(params ?? {})) {
    if (names.includes(name))
      checkValue(
        { ...filePlace, place: [...place, name] },
        value,
        schemaOf(subject.contract, operation, 'path', name),
        scope,
      )
  }
}

/** Reports path values that no operation uses. */
export const checkSparePath = (
  filePlace: FilePlace,
  operations: readonly Operation[],
  params: Values | undefined,
): void => {
  const names = [...new Set(operations.flatMap(pathParameters))]
  for (const name of Object.keys(params ?? {})) {
    if (!names.includes(name))
      filePlace.subject.report(
        filePlace.file,
        [...filePlace.place, name],
        `No path has the parameter "${name}"`,
        nameCure(name, names),
      )
  }
}

/** Checks a condition: its field exists in `record`, and can have its values. */
export const checkWhen = (
  filePlace: FilePlace,
  when: When | undefined,
  record: unknown,
  what: string,
  scope: Scope,
): void => {
  if (!when) return
  const { subject, file, place } = filePlace
  if ('not' in when) {
    checkWhen({ ...filePlace, place: [...place, 'not'] }, when.not, record, what, scope)
    return
  }
  if ('all' in when) {
    for (const [index, part] of when.all.entries())
      checkWhen({ ...filePlace, place: [...place, 'all', index] }, part, record, what, scope)
    return
  }
  const field = subject.contract.at(record, when.field)
  if (!field) {
    subject.report(
      file,
      [...place, 'field'],
      `${what} has no property "${when.field}"`,
      nameCure(when.field, subject.contract.names(record)),
    )
    return
  }
  if ('equals' in when) checkValue({ ...filePlace, place: [...place, 'equals'] }, when.equals, field, scope)
  if ('in' in when) {
    for (const [index, value] of when.in.entries())
      checkValue({ ...filePlace, place: [...place, 'in', index] }, value, field, scope)
  }
}

/** A query parameter's schema; reports a parameter that the operation does not have. */
export const parameterSchema = (
  { subject, file, place }: FilePlace,
  operation: Operation,
  name: string,
): Schema | undefined => {
  const parameter = queryParameter(operation, name)
  if (!parameter)
    subject.report(
      file,
      place,
      `${operation.id} has no query parameter "${name}"`,
      nameCure(name, queryNames(operation)),
    )
  return parameter && subject.contract.resolve(parameter.schema)
}

/** Reports a filter or search whose parameter does not filter according to the contract (`x-filter: none`). */
export const checkNarrows = (
  { subject, file, place }: FilePlace,
  operation: Operation,
  name: string,
): void => {
  if (queryParameter(operation, name)?.isIdle)
    subject.report(
      file,
      place,
      `"${name}" of ${operation.id} filters nothing: the contract says "x-filter: none"`,
      'say in the contract which property it filters by, or take it out of the list',
    )
}
