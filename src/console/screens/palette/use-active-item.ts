import { type KeyboardEvent, useEffect, useId, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The active item of a list while the focus stays in an input: keys move and run it, and it is scrolled into view. */
export const useActiveItem = <Item>(items: readonly Item[], run: (item: Item | undefined) => void) => {
  const [at, setAt] = useState(0)
  const listId = useId()
  const idOf = (index: number): string => `${listId}-${index}`
  useEffect(
    () => document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' }),
    [listId, at],
  )
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (event.key === 'Enter') run(items[at])
    else if (step !== undefined) setAt(Math.max(0, Math.min(items.length - 1, at + step)))
    else return
    event.preventDefault()
  }
  return { at, setAt, listId, idOf, onKey }
}
