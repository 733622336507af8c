import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref with the latest value, for callbacks that must be stable. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
