import { useCallback, useRef } from 'react'

/** Places whose field shows something refused: nothing is saved before it is taken out. */
export const useHeld = () => {
  const paths = useRef(new Set<string>())
  const hold = useCallback((path: string, refused: boolean): void => {
    if (refused) paths.current.add(path)
    else paths.current.delete(path)
  }, [])
  const firstHeld = useCallback((): string | undefined => [...paths.current][0], [])
  return { hold, firstHeld }
}
