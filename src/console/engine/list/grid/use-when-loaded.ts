import { useEffect, useState } from 'react'

/** The rows of a list, which load page by page. */
interface Listed {
  rows: readonly unknown[]
  isWhole: boolean
  error: Error | null
  /** Loads the next page if a row is near the end of the loaded ones. */
  showRows: (last: number) => void
}

interface Wanted {
  last: number
  act: () => void
}

const none: readonly Wanted[] = []

/**
 * `start` calls an action once the rows of a list up to an index are loaded, or all of them: at once if they are, and not
 * if a page fails. `isWaiting` is true in between, `stop` gives up all actions.
 */
export const useWhenLoaded = ({ rows, isWhole, error, showRows }: Listed) => {
  const [wanted, setWanted] = useState(none)
  const isLoaded = (last: number): boolean => isWhole || rows.length > last
  useEffect(() => {
    if (wanted.length === 0) return
    const isReady = ({ last }: Wanted): boolean => isWhole || rows.length > last
    const ready = wanted.filter(isReady)
    if (ready.length > 0 || error) setWanted(error ? none : wanted.filter((each) => !isReady(each)))
    else showRows(Math.max(...wanted.map(({ last }) => last)))
    for (const { act } of ready) act()
  }, [wanted, rows.length, isWhole, error, showRows])
  return {
    isLoaded,
    isWaiting: wanted.length > 0,
    start: (last: number, act: () => void): void => {
      if (isLoaded(last)) act()
      else setWanted((before) => [...before, { last, act }])
    },
    stop: (): void => setWanted(none),
  }
}
