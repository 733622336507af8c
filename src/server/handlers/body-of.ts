import type { Serialized } from '../stored-model.ts'
import type { Call } from './handler.ts'

/**
 * The body in the types that the contract gives it, which validation has made sure of: a property that the contract
 * loses, or gives another type, fails the type check wherever it is read.
 */
export function bodyOf<Model extends object>(call: Pick<Call, 'body'>): Serialized<Model> {
  const checked: unknown = call.body
  return checked as Serialized<Model>
}

/** The query parameters in the types of the contract, after coercion and defaults. */
export function queryParametersOf<Params extends object>(call: Pick<Call, 'query'>): Readonly<Params> {
  const checked: unknown = call.query
  return checked as Readonly<Params>
}
