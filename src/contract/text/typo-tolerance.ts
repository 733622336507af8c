/** The number of typos allowed in a word; none in numbers, since any change makes another number. */
export const typosAllowed = (word: string): number => {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
