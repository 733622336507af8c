import { pascal } from '../new/answers/words.ts'

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  statuses: 'status',
  news: 'news',
  series: 'series',
}

/** The singular of an English noun, as far as paths need it. */
export const singular = (word: string): string => {
  const known = irregular[word.toLowerCase()]
  if (known !== undefined) return known
  if (/(ss|us|is)$/i.test(word)) return word
  if (/ies$/i.test(word) && word.length > 4) return word.replace(/ies$/i, 'y')
  if (/(ches|shes|sses|xes|zes)$/i.test(word)) return word.slice(0, -2)
  return /s$/i.test(word) ? word.slice(0, -1) : word
}

/** `/pet-owners` as `PetOwner`. */
export const nameOf = (word: string): string =>
  singular(word)
    .split(/[^A-Za-z0-9]+/)
    .map(pascal)
    .join('')
    .replace(/^(\d)/, 'N$1') || 'Resource'
