/** The languages of the foundation's texts. */
export type Language = 'bn' | 'ar' | 'en'

/** The next choice out of a list. */
export type Choose = <T>(list: readonly T[]) => T

/** Choices that look random and are the same at every run for the same seed (xorshift, 32 bits). */
export const choicesFrom = (seed: number): Choose => {
  let state = (seed * 2654435761 + 1) >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state
  }
  // The first values of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped += 1) next()
  return <T>(list: readonly T[]): T => {
    const chosen = list[next() % list.length]
    if (chosen === undefined) throw new Error('Nothing to choose from')
    return chosen
  }
}

/** A text of `sentences` sentences: each an opening, a middle and an end. */
export const compose = (
  choose: Choose,
  [openings, middles, ends]: readonly [readonly string[], readonly string[], readonly string[]],
  sentences: number,
): string =>
  Array.from({ length: sentences }, () => `${choose(openings)} ${choose(middles)} ${choose(ends)}`).join(' ')
