import { useState } from 'react'
import { moveItem } from './item-draft.ts'

let count = 0
const nextKey = (): string => {
  count += 1
  return `item-${count}`
}

/** Stable keys for the items of a list, which have no ids, when they move. */
export const useItemKeys = (length: number) => {
  const [kept, setKept] = useState<readonly string[]>([])
  // The list may change from outside: existing items keep their keys, new ones get one.
  const keys = kept.length === length ? kept : Array.from({ length }, (_, index) => kept[index] ?? nextKey())
  if (keys !== kept) setKept(keys)
  return {
    keys,
    removeKey: (index: number) => setKept(keys.toSpliced(index, 1)),
    moveKey: (from: number, to: number) => setKept(moveItem(keys, from, to)),
  }
}
