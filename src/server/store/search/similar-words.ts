import leven from 'leven'
import { typosAllowed } from '../../../contract/text/fold-text.ts'
import type { Queryable } from '../database.ts'
import { Values } from '../read/where.ts'

/** A word with its alternatives. */
export type Alternatives = readonly string[]

/** Maximum number of stored words that are compared with a typed one. */
const compared = 4000
/** Maximum number of alternatives for a typed word. */
const maxSimilar = 4

/**
 * Patterns, at least one of which matches any word within this number of typos: of one more part than there are typos,
 * at least one is unchanged. For a part in the middle, the first letter must match too: it is nearly always right, and
 * few words share both.
 */
export const patternsOf = (word: string, slips: number): string[] => {
  const signs = [...word]
  const end = (part: number): number => Math.round((signs.length * part) / (slips + 1))
  return Array.from({ length: slips + 1 }, (_, part) => {
    const text = signs.slice(end(part), end(part + 1)).join('')
    const before = part === 0 ? '' : part === slips ? '%' : `${signs[0] ?? ''}%`
    return `${before}${text}${part === slips ? '' : '%'}`
  })
}

/** SQL of the candidates for a typed word at an index; folded words contain no special characters of LIKE. */
const candidatesSql = (typed: string, place: number, values: Values): string => {
  const slips = typosAllowed(typed)
  const like = patternsOf(typed, slips).map((pattern) => `word like ${values.add(pattern)}::text`)
  const length = [...typed].length
  return `(select distinct ${place} as place, word from search_word
    where (${like.join(' or ')}) and length(word) between ${length - slips} and ${length + slips} limit ${compared})`
}

/** Each word with similar stored words; null when none has any. */
export const withAlike = async (db: Queryable, words: readonly string[]): Promise<Alternatives[] | null> => {
  const mistyped = words.filter((word) => typosAllowed(word) > 0)
  if (mistyped.length === 0) return null
  const values = new Values()
  const parts = mistyped.map((typed, place) => candidatesSql(typed, place, values))
  const rows = await db.query<{ place: number; word: string }>(parts.join(' union all '), values.list)
  const near = (typed: string): string[] => {
    const others = rows
      .filter(({ place, word }) => mistyped[place] === typed && word !== typed)
      .map(({ word }) => ({ word, slips: leven(typed, word) }))
    const fewest = Math.min(typosAllowed(typed), ...others.map(({ slips }) => slips))
    return others
      .filter(({ slips }) => slips === fewest)
      .slice(0, maxSimilar)
      .map(({ word }) => word)
  }
  const alternatives = words.map((word) => [word, ...near(word)])
  return alternatives.some(({ length }) => length > 1) ? alternatives : null
}
