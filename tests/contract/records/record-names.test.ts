import { describe, expect, it } from 'vitest'
import { oneText, recordLabel, recordName } from '../../../src/contract/records/record-names.ts'

const languages = [
  { id: 1, code: 'en' },
  { id: 2, code: 'bn' },
]

describe('recordLabel', () => {
  const texts = [
    { languageId: 1, translatedText: 'Dawn' },
    { languageId: 2, translatedText: 'ভোর' },
  ]
  it.each([
    ['a title', { title: 'Dawn', name: 'x' }, undefined, 'Dawn'],
    ['texts per language, Bengali first', { titles: texts }, undefined, 'ভোর'],
    ['the first text when there is no Bengali one', { titles: texts.slice(0, 1) }, undefined, 'Dawn'],
    ['a name', { id: 1, name: ' Amina ' }, undefined, 'Amina'],
    ['a property that ends in Name', { id: 1, doctorName: 'Amina' }, undefined, 'Amina'],
    ['the property asked for', { title: 'x', tag: 'FAJR' }, 'tag', 'FAJR'],
    ['a property of a property', { khanka: { name: 'North' } }, 'khanka.name', 'North'],
    ['a number', { lesson: 3 }, 'lesson', '3'],
    ['nothing', { id: 1, title: ' ' }, undefined, ''],
    ['nothing of an inherited property', {}, 'constructor.name', ''],
  ])('names a record by %s', (_, record, field, expected) => {
    expect(recordLabel(record, { field, languages })).toBe(expected)
  })
})

describe('recordName', () => {
  it.each([
    ['the property asked for', { id: 3, title: 'x', tag: 'FAJR' }, 'tag', 'FAJR'],
    ['its usual name where that is empty', { id: 3, title: 'x', tag: ' ' }, 'tag', 'x'],
    ['its number where it has none', { id: 3, title: '' }, undefined, '#3'],
  ])('has %s', (_, record, field, expected) => {
    expect(recordName(record, field)).toBe(expected)
  })
})

describe('oneText', () => {
  it.each([
    [
      'the first that is not blank',
      [
        { languageId: 1, translatedText: ' ' },
        { languageId: 2, translatedText: 'Dawn' },
      ],
      'Dawn',
    ],
    ['as the API takes it', [{ languageId: 1, text: 'Dawn' }], 'Dawn'],
    ['a plain text', 'Dawn', 'Dawn'],
    ['nothing of anything else', { translatedText: 'Dawn' }, ''],
  ])('is %s', (_, value, expected) => {
    expect(oneText(value)).toBe(expected)
  })
})
