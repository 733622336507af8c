import type { Serialized } from '../stored-model.ts'
import type { Call } from './handler.ts'

/**
 * The validated body, typed by the contract: when the contract removes a property or changes its type, code that reads
 * it fails the type check.
 */
export function bodyOf<Model extends object>(call: Pick<Call, 'body'>): Serialized<Model> {
  const checked: unknown = call.body
  return checked as Serialized<Model>
}

/** The query parameters, typed by the contract, after coercion and defaults. */
export function queryParametersOf<Params extends object>(call: Pick<Call, 'query'>): Readonly<Params> {
  const checked: unknown = call.query
  return checked as Readonly<Params>
}
