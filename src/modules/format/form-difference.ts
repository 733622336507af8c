import { isObject } from '../../contract/json.ts'
import type { JsonSchema } from './types.ts'

/**
 * Lays what a form says of its own over what it has anyway: objects key by key, what is required is added to, anything else
 * stands in place of what is beneath. Null stays, for it is said of whatever lies deeper still.
 */
export const layDifference = (base: unknown, over: unknown): unknown => {
  if (over === undefined) return base
  if (Array.isArray(base) && Array.isArray(over)) return [...new Set([...base, ...over])]
  if (!isObject(base) || !isObject(over)) return over
  const laid: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const isAdded = key === 'required' || (isObject(base[key]) && isObject(value))
    laid[key] = isAdded ? layDifference(base[key], value) : value
  }
  return laid
}

/** The names of the fields that a UI schema has. */
export const fieldNames = (ui: JsonSchema): readonly string[] => {
  const names = Object.keys(ui).filter((key) => !key.startsWith('ui:'))
  const order: readonly unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : names
  const placeOf = (name: string): number => {
    const place = order.indexOf(name)
    const rest = order.indexOf('*')
    return place >= 0 ? place : rest >= 0 ? rest : order.length
  }
  return names.toSorted((one, other) => placeOf(one) - placeOf(other))
}
