import { isObject } from '../../contract/json.ts'

/**
 * Merges a form's own schema over the generated one: objects by key, `required` is extended, other values are replaced.
 * Null is kept for deeper layers.
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
