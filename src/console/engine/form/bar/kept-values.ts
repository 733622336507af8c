import { isObject } from '../../../../contract/json.ts'

type Data = Readonly<Record<string, unknown>>

/** What this page knows of it, where the browser has no room for it. */
const known = new Map<string, Data>()

const stored = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

/** Keeps the values that the next new record begins with, as long as the tab is open. */
export const writeKept = (name: string, kept: Data): void => {
  known.set(name, kept)
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Full or forbidden: they last until the page is loaded anew.
  }
}

/** What was kept under a name of the fields that are still pinned. */
export const readKept = (name: string, pinned: readonly string[]): Data => {
  const kept = known.get(name) ?? stored(name)
  if (!isObject(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field]) => pinned.includes(field)))
}
