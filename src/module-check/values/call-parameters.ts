import type { Values } from '../../modules/format/types.ts'
import { valueSchema } from '../list/several-values.ts'
import {
  type Contract,
  type Operation,
  pathParameters,
  queryNames,
  queryParameter,
} from '../schema/contract.ts'
import type { Schema } from '../schema/schema-reader.ts'
import type { Place } from '../subject/subject.ts'
import { checkValue, checkValues, overlap, type Scope, type Targets, typesIn } from './values.ts'

const querySchema = (contract: Contract, operation: Operation, name: string): Schema | undefined => {
  const parameter = queryParameter(operation, name)
  return parameter && contract.resolve(parameter.schema)
}

const queryTargets = (operation: Operation, find: Targets['find']): Targets => ({
  what: operation.id,
  noun: 'query parameter',
  find,
  names: queryNames(operation),
})

/** Checks the query parameters in a file: each belongs to the operation, with a valid value. */
export const checkQuery = (
  place: Place,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
  at?: (name: string) => Place,
): void => {
  const find: Targets['find'] = (name) => querySchema(place.subject.contract, operation, name)
  checkValues(place, params, scope, queryTargets(operation, find), at)
}

/** Checks the parameters of a filter's option: for an array, the option has one value. */
export const checkOptionParams = (
  place: Place,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
): void => {
  const { contract } = place.subject
  const find: Targets['find'] = (name) =>
    valueSchema(contract, operation, name) ?? querySchema(contract, operation, name)
  checkValues(place, params, scope, queryTargets(operation, find))
}

/** {@link checkQuery}, with required parameters, which are in `params` or `filled`. */
export const checkWholeQuery = (
  place: Place,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
  filled: readonly string[] = [],
): void => {
  checkQuery(place, operation, params, scope)
  for (const { name, in: kind, required } of operation.parameters)
    if (kind === 'query' && required && params?.[name] === undefined && !filled.includes(name))
      place.fault(`${operation.id} requires the parameter "${name}"`, `set "${name}" in params`)
}

/** The id of a record in the route: integers are parsed as such. */
export const routeId: Schema = { type: ['integer', 'string'] }

/** Checks that every path parameter of a call has a valid value, from `params` or of the schema `fallback`. */
export const checkPath = (
  place: Place,
  operation: Operation,
  params: Values | undefined,
  scope: Scope,
  fallback?: Schema,
): void => {
  const { contract } = place.subject
  const at = params ? place : place.parent()
  for (const name of pathParameters(operation)) {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const schema = parameter && contract.resolve(parameter.schema)
    const value = params?.[name]
    const cure = `set "${name}" in ${String(place.path.at(-1))}`
    if (value !== undefined) checkValue(place.at(name), value, schema, scope)
    else if (!fallback) at.fault(`Nothing fills {${name}} in the path of ${operation.id}`, cure)
    else if (schema && !overlap(fallback, schema)) {
      const types = `it is ${typesIn(fallback)}, not ${typesIn(schema)}`
      at.fault(`The id does not fit {${name}} in the path of ${operation.id}: ${types}`, cure)
    }
  }
}

/** Reports path values that no operation uses. */
export const checkUnusedPath = (
  place: Place,
  operations: readonly Operation[],
  params: Values | undefined,
): void => {
  const names = [...new Set(operations.flatMap(pathParameters))]
  for (const name of Object.keys(params ?? {}))
    if (!names.includes(name)) place.at(name).unknown(`No path has the parameter "${name}"`, name, names)
}

/** {@link checkPath}, with unused values. */
export const checkWholePath: typeof checkPath = (place, operation, params, scope, fallback) => {
  checkPath(place, operation, params, scope, fallback)
  checkUnusedPath(place, [operation], params)
}

/** A query parameter's schema; reports a parameter that the operation does not have. */
export const parameterSchema = (place: Place, operation: Operation, name: string): Schema | undefined => {
  const schema = querySchema(place.subject.contract, operation, name)
  if (!schema) place.unknown(`${operation.id} has no query parameter "${name}"`, name, queryNames(operation))
  return schema
}

/** Reports a filter or search whose parameter does not filter according to the contract (`x-filter: none`). */
export const checkNarrows = (place: Place, operation: Operation, name: string): void => {
  if (queryParameter(operation, name)?.filter === 'none')
    place.fault(
      `"${name}" of ${operation.id} filters nothing: the contract says "x-filter: none"`,
      'say in the contract which property it filters by, or remove it from the list',
    )
}
