import { useEffect, useState } from 'react'

/** The rows of a list, which load page by page. */
interface Listed {
  rows: readonly unknown[]
  isWhole: boolean
  error: Error | null
  /** Loads the next page if a row is near the end of the loaded ones. */
  showRows: (last: number) => void
}

/**
 * `start` calls an action once the rows of a list up to an index are loaded, or all of them; not if a page fails. `isWaiting`
 * is true in between, `stop` gives it up.
 */
export const useWhenLoaded = ({ rows, isWhole, error, showRows }: Listed) => {
  const [wanted, setWanted] = useState<{ last: number; act: () => void } | null>(null)
  const isLoaded = wanted !== null && (isWhole || rows.length > wanted.last)
  useEffect(() => {
    if (!wanted) return
    if (!isLoaded && !error) {
      showRows(wanted.last)
      return
    }
    setWanted(null)
    if (isLoaded) wanted.act()
  }, [wanted, isLoaded, error, showRows])
  return {
    isWaiting: wanted !== null,
    start: (last: number, act: () => void): void => setWanted({ last, act }),
    stop: (): void => setWanted(null),
  }
}
