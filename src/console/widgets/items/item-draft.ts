import { isObject } from '../../../contract/json.ts'

/** Returns a copy of the value with `next` at `path`; undefined removes the property. */
export const setIn = (value: unknown, path: readonly (string | number)[], next: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return [...list.slice(0, key), setIn(list[key], rest, next), ...list.slice(key + 1)]
  }
  const record = isObject(value) ? value : {}
  const inner = setIn(record[key], rest, next)
  if (inner !== undefined) return { ...record, [key]: inner }
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** Returns the list with one item moved. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item)
}
