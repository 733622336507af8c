interface Example {
  /** The keys that the example has. */
  readonly keys: readonly string[]
  /** Whether the example has content. */
  readonly isFilled: boolean
}

/** A minimal set of examples that covers all keys: the simplest one with content, then those that add a key. */
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
