// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { overlayOfKey } from '../../../../../src/console/screens/palette/overlays.tsx'
import { matchScore, readVisits, withVisit } from '../../../../../src/console/screens/palette/use-palette.ts'

it.each<[string, string, readonly string[]]>([
  ['the beginning of a word', 'cat', ['Dua Categories']],
  ['words in another order', 'categories dua', ['Dua Categories']],
  ['the English name of what is shown in Bengali', 'dua', ['দোয়া', 'Dua']],
  ['a Bengali word', 'দোয়া', ['দোয়ার বিভাগ', 'Dua Categories']],
  ['letters without their marks', 'reglages', ['Réglages']],
  ['a letter too few', 'catgories', ['Dua Categories']],
  ['two letters exchanged', 'cetagories', ['Dua Categories']],
  ['a slip in a word that is not finished', 'hadth', ['Hadith Categories']],
])('finds by %s', (_, typed, names) => {
  expect(matchScore(typed, names)).toBeGreaterThan(0)
})

it.each<[string, string, readonly string[]]>([
  ['another word', 'video', ['Dua Categories']],
  ['one word of two', 'dua video', ['Dua Categories']],
  ['a short word with a slip', 'dux', ['Dua']],
  ['nothing typed', ' ', ['Dua']],
])('does not find by %s', (_, typed, names) => {
  expect(matchScore(typed, names)).toBe(0)
})

it('matches at the start come before matches inside, and those before near matches', () => {
  const scores = [['Days'], ['Arabic days'], ['Holidays'], ['Dxys']].map((names) => matchScore('days', names))
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  overlayOfKey({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    target: document.body,
    ...more,
  })

it('Ctrl or Command with K opens the palette, also while one types', () => {
  const target = document.createElement('input')
  expect(press('k', { ctrlKey: true })).toBe('palette')
  expect(press('K', { metaKey: true, target })).toBe('palette')
  expect(press('k')).toBeUndefined()
})

it('a question mark opens the shortcuts, except during typing', () => {
  expect(press('?')).toBe('shortcuts')
  expect(press('?', { target: document.createElement('textarea') })).toBeUndefined()
})

it('reads shortcuts by their position on layouts without Latin letters', () => {
  expect(press('ن', { code: 'KeyK', ctrlKey: true })).toBe('palette')
  expect(press('؟', { code: 'Slash', shiftKey: true })).toBe('shortcuts')
})

it('a slash focuses the search of the list, if there is one', () => {
  expect(press('/')).toBeUndefined()
  document.body.innerHTML = '<main><div role="search"><input type="search"></div></main>'
  expect(press('/')).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('input'))
  document.body.innerHTML = ''
})

it('keeps the latest addresses, each once', () => {
  const text = ['/a', '/b', '/a', '/c'].reduce<string | null>(withVisit, null)
  expect(readVisits(text)).toEqual(['/c', '/a', '/b'])
  expect(readVisits(null)).toEqual([])
})
