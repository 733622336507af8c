import { useMemo } from 'react'

/** The same object as long as it says the same, as JSON: what is drawn from it is not drawn again. */
export const useStableValue = <T>(value: T): T => {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says stands for it
  return useMemo(() => value, [text])
}
