import { useMemo } from 'react'

/**
 * The same object as long as it says the same: MUI's Autocomplete takes another object for another choice, and throws
 * away what is being typed. For plain data.
 */
export const useStable = <T>(value: T): T => {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
