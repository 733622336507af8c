import { expect, test } from 'vitest'
import { fillIn, wordsOf } from '../../../scripts/contract/words.ts'

const properties = {}

test.each([
  ['dua', {}, 'Dua', 'dua', 'duas', 'dua', 'duas'],
  ['dua-category', {}, 'DuaCategory', 'dua category', 'dua categories', 'category', 'categories'],
  ['upazila', { one: 'thana' }, 'Upazila', 'thana', 'thanas', 'thana', 'thanas'],
  ['holiday', {}, 'Holiday', 'holiday', 'holidays', 'holiday', 'holidays'],
  ['branch', {}, 'Branch', 'branch', 'branches', 'branch', 'branches'],
  ['day', { many: 'Islamic days' }, 'Day', 'day', 'Islamic days', 'day', 'days'],
  ['slider', { the: 'screen' }, 'Slider', 'slider', 'sliders', 'screen', 'sliders'],
])('words of %s with %o', (tag, own, Record, one, many, the, those) => {
  expect(wordsOf(tag, { words: own })).toMatchObject({ Record, one, many, the, those })
})

test('the record may have another name, and its label decides how the list is ordered in words', () => {
  expect(wordsOf('page', { record: { name: 'PageSection', 'x-label': 'title', properties } })).toMatchObject({
    Record: 'PageSection',
    label: 'title',
  })
  expect(wordsOf('role', { record: { 'x-label': 'roleName', properties } }).label).toBe('name')
})

test.each([
  ['Create {a one}', 'event', 'Create an event'],
  ['Create {a one}', 'dua', 'Create a dua'],
  ['{One} created', 'dua category', 'Dua category created'],
  ['Every {one}, The {the}.', 'dua category', 'Every dua category, The category.'],
  ['/id/{id}', 'dua', '/id/{id}'],
])('%s of %s', (template, one, sentence) => {
  expect(fillIn(template, wordsOf('x', { words: { one } }))).toBe(sentence)
})
