import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component still stands, for what ends after it may have gone. */
export const useIsHere = (): RefObject<boolean> => {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
