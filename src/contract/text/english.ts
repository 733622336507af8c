/** `an event`, `a vow`. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

/** The words of a record's or property's name: `DuaCategory` becomes `dua category`. */
export const inWords = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()

/** The past participle of a verb: `approve` becomes `approved`. */
export const pastParticiple = (verb: string): string => {
  const irregular: Readonly<Record<string, string>> = { send: 'sent', pay: 'paid', withdraw: 'withdrawn' }
  if (Object.hasOwn(irregular, verb)) return irregular[verb] ?? verb
  if (/(?:mit|fer|ban|pin|stop)$/.test(verb)) return `${verb}${verb.at(-1)}ed`
  return verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

/** Nouns with the same singular and plural. */
const unchanging = /(?:news|series|species|media|data|information|equipment|feedback|staff|software)$/i

const irregular: readonly (readonly [singular: string, plural: string])[] = [
  ['person', 'people'],
  ['child', 'children'],
]

/** The plural of an English noun phrase that ends in the noun: `category`, `branch`, `prayer time`. */
export const plural = (word: string): string => {
  if (unchanging.test(word)) return word
  for (const [one, several] of irregular)
    if (word.toLowerCase().endsWith(one)) return word.slice(0, 1 - one.length) + several.slice(1)
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

/** The inverse of `plural`; a singular is returned unchanged. */
export const singular = (word: string): string => {
  if (unchanging.test(word)) return word
  for (const [one, several] of irregular)
    if (word.toLowerCase().endsWith(several)) return word.slice(0, 1 - several.length) + one.slice(1)
  if (/..ies$/i.test(word)) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|[bnprst]us|x|zz|ch|sh)es$|(?<!s|i|(?<!men)u)s$/i, '')
}
