import { isObject } from '../../contract/json.ts'

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
