import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import type { MessageCode } from '../messages/message-code.ts'
import { plainSchema, type Schema } from './schema.ts'

/** A state of a record: a value of an enumeration, a boolean, or null for a record that has none yet. */
export type State = string | number | boolean | null

/** The state change of an operation (`x-transition`). */
export interface Transition {
  /** Schema name of the record. */
  readonly resource: string
  readonly property: string
  /** The allowed previous states; null: the operation creates the record. */
  readonly from: readonly State[] | null
  readonly to: State
  /** Properties that are required in the new state. */
  readonly needs: readonly string[]
  /** The message when the record is in another state. */
  readonly refused: MessageCode | null
}

const isState = (value: JsonValue | undefined): value is State =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const statesIn = (value: JsonValue | undefined): State[] =>
  Array.isArray(value) ? value.filter(isState) : []

/** Reads the `x-transition` of an operation, null where it has none. Throws for an incomplete one. */
export const readTransition = (id: string, { 'x-transition': stated }: JsonObject): Transition | null => {
  if (stated === undefined) return null
  if (!isObject(stated) || typeof stated.resource !== 'string' || typeof stated.property !== 'string')
    throw new Error(`${id}: x-transition names no resource and property.`)
  if (!isState(stated.to)) throw new Error(`${id}: x-transition does not say the state that it leads to.`)
  return {
    resource: stated.resource,
    property: stated.property,
    from: stated.from === undefined ? null : statesIn(stated.from),
    to: stated.to,
    needs: statesIn(stated.needs).map(String),
    refused: typeof stated.refused === 'string' ? (stated.refused as MessageCode) : null,
  }
}

const takes = ({ enum: values, type }: Schema, state: State): boolean => {
  if (values) return values.includes(state as never)
  const types = [type].flat()
  return state === null ? types.includes('null') : types.includes(typeof state as never)
}

/** Throws where a transition does not match the record it changes. `body` is the operation's. */
export const checkTransition = (
  id: string,
  transition: Transition,
  record: Schema,
  body: Schema | null,
): void => {
  const { resource, property, from, to, needs } = transition
  const properties = plainSchema(record).properties ?? {}
  const state = Object.hasOwn(properties, property) ? properties[property] : undefined
  const fail = (reason: string): never => {
    throw new Error(`${id}: ${reason}`)
  }
  if (!state) throw new Error(`${id}: x-transition names "${property}", which ${resource} has not.`)
  if (from?.length === 0) fail('x-transition leads from no state; leave "from" out to create.')
  const never = [...(from ?? []).filter((each) => each !== null), to].find(
    (each) => !takes(plainSchema(state), each),
  )
  if (never !== undefined)
    fail(`x-transition names the state ${JSON.stringify(never)}, which "${property}" never is.`)
  const lacking = needs.find((name) => !Object.hasOwn(properties, name))
  if (lacking !== undefined) fail(`x-transition needs "${lacking}", which ${resource} has not.`)
  if (body && Object.hasOwn(plainSchema(body).properties ?? {}, property))
    fail(`its body holds "${property}", which its x-transition decides.`)
}
