interface Example {
  /** The keys that it shows. */
  readonly keys: readonly string[]
  /** Something stands in it. */
  readonly isFilled: boolean
}

/**
 * Of the examples of one thing those that together show every key there is one of: the plainest that is filled, then
 * whichever shows a key more.
 */
export const covering = <T extends Example>(examples: readonly T[]): readonly T[] => {
  const inOrder = examples.toSorted(
    (a, b) => Number(b.isFilled) - Number(a.isFilled) || a.keys.length - b.keys.length,
  )
  const seen = new Set<string>()
  return inOrder.filter(({ keys }, at) => {
    const isNew = at === 0 || keys.some((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}
