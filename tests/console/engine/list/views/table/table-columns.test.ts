import { expect, it } from 'vitest'
import {
  longestWord,
  textWidth,
  withBreaks,
} from '../../../../../../src/console/engine/list/views/table/table-columns.ts'

it.each([
  ['narrow letters', 'till', 20],
  ['usual letters', 'hope', 30.8],
  ['wide letters', 'mm', 24],
  ['digits', '২6', 14.8],
  ['Arabic letters', 'بيت', 18],
  ['vowel marks, which take no space', 'بِ', 6],
  ['no text', '', 0],
])('the width of %s', (_, text, width) => {
  expect(textWidth(text)).toBeCloseTo(width)
})

it('a heading needs the width of its longest word', () => {
  expect(longestWord('Short Description')).toBe(textWidth('Description'))
})

it.each([
  ['de', 'Kurzbeschreibung', 'beschreibung'],
  ['de', 'Gesundheitskategorie', 'Gesundheits-'],
  ['nl', 'Gemeenschapslid', 'Gemeen-'],
  ['nl', 'Nummer', 'Nummer'],
  ['en', 'Not Recommended', 'mended'],
])('a long heading is hyphenated between its parts (%s: %s)', (language, heading, longest) => {
  expect(longestWord(withBreaks(heading, language))).toBe(textWidth(longest))
})
