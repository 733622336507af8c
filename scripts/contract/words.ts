import { isObject } from '../../src/contract/json.ts'
import { inWords, plural, withArticle } from '../../src/contract/text/english.ts'
import type { Json, Resource } from './resource.ts'

/** The words that the sentences of a resource are made of. */
export interface Words {
  /** Name of the record's schema: `DuaCategory`. */
  readonly Record: string
  /** `dua category`. */
  readonly one: string
  /** `dua categories`. */
  readonly many: string
  /** `category`: how sentences call it once it is clear which. */
  readonly the: string
  /** `categories`: several of these, once it is clear which. */
  readonly those: string
  /** `title`: what the label is called. */
  readonly label: string
}

const pascal = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The table of a resource's records, where its file does not name another (`x-table`). */
export const usualTable = (tag: string): string => tag.replaceAll('-', '_')

/** The words of a resource: its own, else those that follow from the name of its file. */
export const wordsOf = (tag: string, { words = {}, record }: Resource): Words => {
  const one = words.one ?? tag.replaceAll('-', ' ')
  const label = record?.['x-label'] ?? 'title'
  const many = words.many ?? plural(one)
  return {
    Record: record?.name ?? pascal(tag),
    one,
    many,
    the: words.the ?? one.split(' ').at(-1) ?? one,
    those: many.split(' ').at(-1) ?? many,
    label: /name$/i.test(label) ? 'name' : 'title',
  }
}

/** What sentences call a reference: the last word of its name, `category` of `duaCategoryId`. */
export const calledReference = (name: string): string =>
  inWords(name.replace(/Id$/, '')).split(' ').at(-1) ?? name

/** Puts the words in the place of `{one}`, `{One}` (capital), `{a one}` (article) in a sentence or name. */
export const fillIn = (sentence: string, words: Words): string =>
  sentence
    .replaceAll('{a one}', withArticle(words.one))
    .replaceAll('{One}', words.one.charAt(0).toUpperCase() + words.one.slice(1))
    .replace(/\{(Record|one|many|the|those|label)\}/g, (_, name: keyof Words) => words[name])

/** The same at every depth of a template. */
export const fillInAll = <T extends Json | undefined>(template: T, words: Words): T => {
  if (typeof template === 'string') return fillIn(template, words) as T
  if (Array.isArray(template)) return template.map((item: Json) => fillInAll(item, words)) as unknown as T
  if (!isObject(template)) return template
  return Object.fromEntries(Object.entries(template).map(([key, part]) => [key, fillInAll(part, words)])) as T
}
