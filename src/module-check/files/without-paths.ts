import type { JsonPath } from '../subject/fault.ts'

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * A copy of `json` without the keys at these places; undefined if that would remove an item of a list, which would move
 * its successors, or the whole.
 */
export const withoutPaths = (json: unknown, places: readonly JsonPath[]): unknown => {
  const copy: unknown = structuredClone(json)
  for (const place of places) {
    const key = place.at(-1)
    if (typeof key !== 'string') return undefined
    const holder = place
      .slice(0, -1)
      .reduce<unknown>((part, step) => (isNode(part) ? part[step] : undefined), copy)
    if (isNode(holder)) delete holder[key]
  }
  return copy
}
