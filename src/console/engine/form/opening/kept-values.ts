import { isObject, type PlainObject } from '../../../../contract/json.ts'

/** In-memory copy for browsers whose storage is full or blocked. */
const cache = new Map<string, PlainObject>()

const stored = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

/** Stores the values that the next new record starts with, for the lifetime of the tab. */
export const writeKept = (name: string, kept: PlainObject): void => {
  cache.set(name, kept)
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the values last until the page reloads.
  }
}

/** Returns the stored values of the fields that are still pinned. */
export const readKept = (name: string, pinned: readonly string[]): PlainObject => {
  const kept = cache.get(name) ?? stored(name)
  if (!isObject(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field]) => pinned.includes(field)))
}
