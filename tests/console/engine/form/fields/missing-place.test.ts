import { expect, it } from 'vitest'
import { missingPlace } from '../../../../../src/console/engine/form/fields/missing-place.ts'
import { findValueMapping } from '../../../../../src/console/widgets/value-mappings.ts'

const languages = [
  { id: 7, name: 'Bengali', code: 'bn' },
  { id: 9, name: 'Arabic', code: 'ar' },
]
const texts = { 'ui:widget': 'translations' }
const ui = { 'ui:order': ['*', 'note'], note: texts, title: texts, active: { 'ui:widget': 'switch' } }
const mapping = { schema: {}, ui, findValueMapping, context: { mode: 'update', languages } } as const

it.each([
  ['that has a text in another language', { note: [{ languageId: 7, text: 'a' }] }, '/note/1/text'],
  ['that * stands for in the order', { active: true }, '/title/1/text'],
])('the first missing text is one of a field %s', (_, data, place) => {
  expect(missingPlace(mapping, data, 9)).toBe(place)
})

it('no text is missing if all fields have one, or the language is not offered', () => {
  const written = [{ languageId: 9, text: 'a' }]
  expect(missingPlace(mapping, { note: written, title: written }, 9)).toBeUndefined()
  expect(missingPlace(mapping, {}, 8)).toBeUndefined()
})
