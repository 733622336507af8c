import leven from 'leven'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { typosAllowed } from '../../../../contract/text/typo-tolerance.ts'

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** How well a typed word matches others: 3 for a prefix, 2 for a substring, 1 with a typo, 0 for no match. */
const fitOf = (typed: string, words: readonly string[]): number => {
  if (words.some((word) => word.startsWith(typed))) return 3
  if (words.some((word) => word.includes(typed))) return 2
  const most = typosAllowed(typed)
  const isNear = (word: string): boolean =>
    [word, word.slice(0, typed.length)].some((part) => leven(typed, part) <= most)
  return most > 0 && words.some(isNear) ? 1 : 0
}

/**
 * How well typed text matches any of an item's names: every typed word must match, in any order; a typo or two are
 * tolerated. 0 for no match.
 */
export const matchScore = (typed: string, names: readonly string[]): number => {
  const words = names.flatMap(wordsOf)
  const fits = wordsOf(typed).map((word) => fitOf(word, words))
  if (fits.length === 0 || fits.includes(0)) return 0
  const isBeginning = names.some((name) => foldText(name).startsWith(foldText(typed)))
  return fits.reduce((sum, fit) => sum + fit, 0) / fits.length + (isBeginning ? 1 : 0)
}
