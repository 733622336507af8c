import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import type { State, Transition } from '../../contract/transition.ts'
import { conflict, unprocessable } from '../../errors.ts'

const stateOf = (record: JsonObject, property: string): JsonValue => record[property] ?? null

const stateName = (state: JsonValue): string => (state === null ? '–' : String(state))

/** Throws 409, naming the state, when the transition is not possible from it. */
export const refuseState = ({ property, from, refused, resource }: Transition, stored: JsonObject): void => {
  const state = stateOf(stored, property)
  if (from === null || from.includes(state as State)) return
  throw conflict(refused ?? 'record.state', {
    resource,
    property,
    state: stateName(state),
    from: from.map(stateName).join(', '),
  })
}

const isEmpty = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The record in its new state. Throws 422 at the place in the body (`bodyPaths`: stored property to JSON Pointer) for
 * properties that the new state requires.
 */
export const moved = (
  { property, to, needs }: Transition,
  record: JsonObject,
  bodyPaths: ReadonlyMap<string, string>,
): JsonObject => {
  const faults = needs
    .filter((name) => isEmpty(record[name]))
    .map((name) => ({ path: bodyPaths.get(name) ?? `/${name}`, code: 'fault.required' as const }))
  if (faults.length > 0) throw unprocessable(faults)
  return { ...record, [property]: to }
}
