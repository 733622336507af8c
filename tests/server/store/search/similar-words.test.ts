import leven from 'leven'
import { expect, it } from 'vitest'
import { fold } from '../../../../src/server/store/search/search-text.ts'
import { patternsOf } from '../../../../src/server/store/search/similar-words.ts'

it.each<[string, number, readonly string[]]>([
  ['hadith', 1, ['had%', '%ith']],
  ['dua', 0, ['dua']],
  ['bismillah', 2, ['bis%', 'b%mil%', '%lah']],
  ['صلاة', 1, ['صل%', '%اة']],
])('%s with %i slips is looked for by parts', (word, slips, patterns) => {
  expect(patternsOf(word, slips)).toEqual(patterns)
})

const fits = (word: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('%', '.*')}$`, 'u').test(word)

it.each(['hadeth', 'haditn', 'adith', 'hadiith', 'xadith'])('%s fits a part of hadith', (typed) => {
  expect(leven(typed, 'hadith')).toBe(1)
  expect(patternsOf('hadith', 1).some((pattern) => fits(typed, pattern))).toBe(true)
})

it.each([
  ['Élève, “Prayer”', '\n eleve prayer'],
  ['  first line \n\n second_line', '\n first line\n second line'],
  ['سَلَامٌ عليكم، أهلًا', '\n سلام عليكم اهلا'],
  ['বড়দের দোয়া।', '\n বড়দের দোয়া'.normalize('NFKD')],
  ['…', ''],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
