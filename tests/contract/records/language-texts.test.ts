import { expect, it } from 'vitest'
import { isWrittenText, textsIn, writtenText } from '../../../src/contract/records/language-texts.ts'

const answered = { languageId: 2, translatedText: 'ভোর' }
const written = { languageId: 2, text: 'ভোর' }

it.each([
  ['what the API answers', [answered], [answered]],
  ['nothing that is in no language', [{ translatedText: 'ভোর' }, null, 'ভোর'], []],
  ['nothing of what is no list', 'ভোর', []],
])('texts of a record are %s', (_, value, texts) => expect(textsIn(value)).toEqual(texts))

it.each([
  ['answered', answered, written],
  ['written', { ...written, place: 1 }, written],
  ['without a text', { languageId: 2, translatedText: null }, { languageId: 2, text: '' }],
  ['in no language', { text: 'ভোর' }, undefined],
  ['that is none', null, undefined],
])('an entry %s', (_, entry, expected) => expect(writtenText(entry)).toEqual(expected))

it('distinguishes the schemas of request and response', () => {
  expect([written, answered, { languageId: 2 }, 'ভোর'].map(isWrittenText)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
