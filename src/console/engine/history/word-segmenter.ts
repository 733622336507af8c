/** Segments words of any script; a plain character class would split Bengali words at each vowel sign. */
export const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
