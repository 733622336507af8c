import { expect, it } from 'vitest'
import {
  idTarget,
  matchColumns,
  readRemembered,
  remembering,
} from '../../../../../src/console/engine/list/import/match-columns.ts'

const targets = [
  { key: idTarget, label: 'ID', names: ['ID', 'id'] },
  { key: 'title', label: 'Title', names: ['Title', 'শিরোনাম', 'العنوان', 'title'] },
  { key: 'topicId', label: 'Main Topic', names: ['Main Topic', 'topicId'] },
  { key: 'texts/1', label: 'Text (English)', names: ['Text (English)', 'Text (en)'] },
  { key: 'texts/2', label: 'Text (Bengali)', names: ['Text (Bengali)', 'Text (bn)'] },
]

it.each<[string, string[], (string | undefined)[], Record<string, string>?]>([
  ['names of any language', ['শিরোনাম', 'العنوان'], ['title', undefined]],
  ['marks of required columns, case and order', ['text [BN]', '*title* *:'], ['texts/2', 'title']],
  ['the number of a record', ['id', 'Title'], [idTarget, 'title']],
  ['a similar name', ['Topic', 'Remarks'], ['topicId', undefined]],
  ['no similar name of several', ['Text'], [undefined]],
  ['a similar name with more words', ['Our Main Topic today'], ['topicId']],
  ['no short word as a similar name', ['ID card', 'To', 'en'], [undefined, undefined, undefined]],
  ['no part of a word', ['Top'], [undefined]],
  ['each field once', ['Title', 'title'], ['title', undefined]],
  ['an equal name before a similar one', ['Topic', 'Main Topic'], [undefined, 'topicId']],
  ['a remembered choice', ['Heading', 'Title'], ['title', undefined], { heading: 'title' }],
  ['a remembered omission', ['Title'], [undefined], { title: '' }],
  ['a remembered target that is gone', ['Title'], ['title'], { title: 'name' }],
  ['empty headings', ['', 'Title'], [undefined, 'title']],
])('matches %s', (_, headings, expected, remembered = {}) => {
  expect(matchColumns(headings, targets, remembered)).toEqual(expected)
})

it('remembers the last of several choices for a field, also beside those for other files', () => {
  const headings = ['First', 'Second']
  const first = remembering({ 'other file': 'title' }, headings, 'First', 'title')
  const second = remembering(first, headings, 'Second', 'title')
  expect(matchColumns(headings, targets, second)).toEqual([undefined, 'title'])
  expect(matchColumns(['Other file'], targets, second)).toEqual(['title'])
  const back = remembering(second, headings, 'Second', '')
  expect(matchColumns(headings, targets, back)).toEqual([undefined, undefined])
})

it('leaves out the heading that had the field before, and no other', () => {
  const before = { first: 'title', second: 'topicId', third: '' }
  expect(remembering(before, ['First', 'Second', 'Third', 'Fourth'], 'Fourth', 'title')).toEqual({
    ...{ first: '', second: 'topicId', third: '', fourth: 'title' },
  })
  expect(remembering({ first: 'title', other: 'title' }, ['First'], 'First', '')).toEqual({
    ...{ first: '', other: 'title' },
  })
})

it.each([
  ['nothing', null, {}],
  ['no JSON', '{', {}],
  ['choices, without others than texts', '{"title":"name","size":7}', { title: 'name' }],
])('reads %s from the storage', (_, text, expected) => {
  expect(readRemembered(text)).toEqual(expected)
})
