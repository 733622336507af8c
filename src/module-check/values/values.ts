import { isObject } from '../../contract/json.ts'
import { platforms } from '../../modules/format/platform.ts'
import type { Value, Values } from '../../modules/format/types.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import type { Place } from '../subject/subject.ts'

/** The sources of values at a place. */
export interface Scope {
  /** Names of the route's parameters. */
  route: readonly string[]
  /** Schema of the row. */
  row?: unknown
  /** Schema of the form. */
  form?: unknown
  /** Schema of the form's lookup response. */
  lookup?: unknown
}

/** Names the types of a schema. */
export const typesIn = (schema: Schema): string => typesOf(schema).join(' or ')

/** Whether a value of one schema can match the other, by type. */
export const overlap = (a: Schema, b: Schema): boolean => {
  const from = typesOf(a).filter((type) => type !== 'null')
  const to = typesOf(b)
  if (from.length === 0 || to.length === 0) return true
  return from.some((type) => to.includes(type) || (type === 'integer' && to.includes('number')))
}

type Reference = Exclude<Value, string | number | boolean | null | readonly Value[]>

/** The records that references read, by their key. */
const sources: Readonly<Record<string, 'row' | 'form' | 'lookup'>> = {
  $row: 'row',
  $form: 'form',
  $month: 'form',
  $lookup: 'lookup',
}

/** The type of values from route, query, month names and today's date. */
const typesByKey: Readonly<Record<string, Schema>> = {
  $route: { type: ['integer', 'string'] },
  $query: { type: ['integer', 'string'] },
  $month: { type: 'string' },
  $today: { type: 'string' },
}

const checkReference = (place: Place, value: Reference, target: Schema | undefined, scope: Scope): void => {
  if ('$platform' in value) {
    for (const mode of platforms)
      checkValue(place.at('$platform', mode), value.$platform[mode], target, scope)
    return
  }
  const [key = '', path = ''] = Object.entries(value)[0] ?? []
  if ('$route' in value && !scope.route.includes(path))
    place.at(key).unknown(`The route here has no parameter "${path}"`, path, scope.route)
  const keyTypes = typesByKey[key]
  if (keyTypes && target && !overlap(keyTypes, target))
    place.fault(
      `The value is ${typesIn(keyTypes)}, and the contract requires ${typesIn(target)}`,
      'take the value from another source',
    )
  const source = sources[key]
  if (source === undefined) return
  if (scope[source] === undefined) {
    place.fault(`There is no ${source} here`, 'take the value from the route or the query')
    return
  }
  const found = place.at(key).property(scope[source], path, `the ${source}`)
  if (found && target && key !== '$month' && !overlap(found, target))
    place
      .at(key)
      .fault(
        `"${path}" of the ${source} is ${typesIn(found)}, not ${typesIn(target)}`,
        'use another property',
      )
}

const isReference = (value: Value): boolean =>
  Array.isArray(value) ? value.some(isReference) : isObject(value)

/** Checks that a value's source exists, and that `target` accepts the value. */
export const checkValue = (place: Place, value: Value, target: Schema | undefined, scope: Scope): void => {
  const { contract } = place.subject
  if (Array.isArray(value) && isReference(value)) {
    if (target && !overlap({ type: 'array' }, target))
      place.fault(`The contract requires ${typesIn(target)}, not a list`, 'remove the brackets')
    const items = target && contract.items(target)
    for (const [index, item] of value.entries()) checkValue(place.at(index), item, items, scope)
    return
  }
  if (isObject(value)) {
    checkReference(place, value as Reference, target, scope)
    return
  }
  const reason = target && contract.refusal(target, value)
  if (reason) place.fault(`The contract refuses this: ${reason}`, 'use a value that the contract accepts')
}

/** The schemas of named values. */
export interface Targets {
  what: string
  noun: string
  find: (name: string) => Schema | undefined
  names: readonly string[]
}

/** Checks values by name, at their places below; `at` finds another place. */
export const checkValues = (
  place: Place,
  values: Values | undefined,
  scope: Scope,
  { what, noun, find, names }: Targets,
  at: (name: string) => Place = place.at,
): void => {
  for (const [name, value] of Object.entries(values ?? {})) {
    const schema = find(name)
    if (schema) checkValue(at(name), value, schema, scope)
    else at(name).unknown(`${what} has no ${noun} "${name}"`, name, names)
  }
}
