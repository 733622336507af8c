// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { faultLinks } from '../../../../../src/console/engine/form/bar/faults.ts'

const naming = {
  ui: {
    'ui:order': ['titles', 'start', 'guests'],
    start: { 'ui:title': 'Start Date' },
    titles: { 'ui:title': 'Book Title', 'ui:widget': 'translations' },
    guests: {
      'ui:title': 'Guests',
      'ui:widget': 'items',
      items: {
        name: { 'ui:title': 'Guest Name' },
        words: { 'ui:title': 'Words', 'ui:widget': 'translations' },
      },
    },
  },
  languages: [
    { id: 7, name: 'Bengali', code: 'bn' },
    { id: 9, name: 'Arabic', code: 'ar' },
  ],
  label: (text: string) => text.toUpperCase(),
  item: (number: number) => `No. ${number}`,
}

it.each([
  ['/start', ['Start is missing'], 'START DATE', 'Start is missing'],
  ['/titles', ['One title', 'at least'], 'BOOK TITLE', 'One title at least'],
  ['/titles/1/text', ['{language} title is missing'], 'BOOK TITLE (Arabic)', 'Arabic title is missing'],
  ['/guests/2', ['Wrong'], 'GUESTS · No. 3', 'Wrong'],
  ['/guests/0/name', ['Name is missing'], 'GUESTS · No. 1 · GUEST NAME', 'Name is missing'],
  ['/guests/0/words/0/text', ['Missing'], 'GUESTS · No. 1 · WORDS (Bengali)', 'Missing'],
  ['/unheardOf', ['Not accepted'], 'unheardOf', 'Not accepted'],
])('the fault at %s is named after its field', (path, messages, place, message) => {
  expect(faultLinks({ [path]: messages }, naming)).toEqual([{ path, place, message }])
})

it('lists faults in the order of the fields, from browser and API', () => {
  const shown = { '/unheardOf': ['c'], '/guests/0/name': ['b'], '/start': ['a'], '/titles/0/text': ['d'] }
  expect(faultLinks(shown, naming).map(({ path }) => path)).toEqual([
    '/titles/0/text',
    '/start',
    '/guests/0/name',
    '/unheardOf',
  ])
})
