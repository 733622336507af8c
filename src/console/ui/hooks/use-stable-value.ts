import { useMemo } from 'react'

/** Returns the same object while its JSON is equal, to avoid renders. */
export const useStableValue = <T>(value: T): T => {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the value
  return useMemo(() => value, [text])
}
