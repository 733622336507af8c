import { isObject, type PlainObject } from '../../../../contract/json.ts'

/** What this page knows of it, where the browser has no room for it. */
const cache = new Map<string, PlainObject>()

const stored = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

/** Keeps the values that the next new record begins with, as long as the tab is open. */
export const writeKept = (name: string, kept: PlainObject): void => {
  cache.set(name, kept)
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Full or forbidden: they last until the page is loaded anew.
  }
}

/** What was kept under a name of the fields that are still pinned. */
export const readKept = (name: string, pinned: readonly string[]): PlainObject => {
  const kept = cache.get(name) ?? stored(name)
  if (!isObject(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field]) => pinned.includes(field)))
}
