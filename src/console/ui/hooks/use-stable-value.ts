import { useMemo } from 'react'

/** The same object as long as its JSON is the same, so that what is drawn from it is not drawn again. */
export const useStableValue = <T>(value: T): T => {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says stands for it
  return useMemo(() => value, [text])
}
