/** How many letters of a typed word may be wrong; none in numbers, where every one is another. */
export const typosAllowed = (word: string): number => {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
