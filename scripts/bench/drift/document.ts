/** Any part of the bundled contract. */
export type Json = Record<string, unknown>

/** Place in the contract, key by key. */
export type Place = readonly string[]

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a place; undefined where it breaks off. */
export const valueAt = (document: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)]
    return isJson(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, document)

/** The object at a place. Throws when there is none: a change must have something to change. */
export const objectAt = (document: unknown, place: Place): Json => {
  const found = valueAt(document, place)
  if (!isJson(found)) throw new Error(`No object at ${place.join('/')}`)
  return found
}

/** Puts a value in the place of another and answers what undoes it. */
export const replace = (document: unknown, place: Place, value: unknown): (() => void) => {
  const parent = valueAt(document, place.slice(0, -1)) as Json
  const key = place.at(-1) ?? ''
  const before = parent[key]
  parent[key] = value
  return () => {
    parent[key] = before
  }
}

/** The target of a reference within the document, and the value itself where it is none. */
export const follow = (document: unknown, value: unknown): unknown => {
  if (!isJson(value) || typeof value.$ref !== 'string') return value
  const keys = value.$ref.split('/').slice(1)
  return follow(
    document,
    valueAt(
      document,
      keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    ),
  )
}

/** Names of the shared schemas and parameters that a value refers to, directly. */
export const refsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isJson(value)) return []
  const own = typeof value.$ref === 'string' ? [value.$ref] : []
  return [...own, ...Object.values(value).flatMap(refsIn)]
}
