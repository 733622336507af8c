/** Segments words of any script. Without it, each Bengali letter with a sign would be a word. */
export const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
