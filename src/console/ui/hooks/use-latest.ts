import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest value, for callbacks that must stay the same function. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
