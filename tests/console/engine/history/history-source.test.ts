import { expect, it } from 'vitest'
import { differingFields, formFields } from '../../../../src/console/engine/history/history-source.ts'

const fields = ['title', 'texts'].map((name) => ({ name, label: name }))

it.each([
  ['a text', { title: 'a' }, { title: 'b' }, ['title']],
  ['a text that came', {}, { title: 'b' }, ['title']],
  ['nothing and an empty text', {}, { title: '' }, []],
  ['null and an empty list', { texts: null }, { texts: [] }, []],
  [
    'the place of a text alone',
    { texts: [{ text: 'a', place: 0 }] },
    { texts: [{ text: 'a', place: 1 }] },
    [],
  ],
  ['a text of a language', { texts: [{ text: 'ক' }] }, { texts: [{ text: 'খ' }] }, ['texts']],
  [
    'a moment written in another zone',
    { title: '2026-03-14T09:26:53Z' },
    { title: '2026-03-14T15:26:53.000+06:00' },
    [],
  ],
  ['what is no field', { other: 1 }, { other: 2 }, []],
])('finds the fields that differ: %s', (_, before, after, expected) => {
  expect(differingFields(fields, before, after).map(({ name }) => name)).toEqual(expected)
})

it('reads labels and texts from the form, and omits hidden fields', () => {
  const schema = {
    properties: { kind: { enum: ['A', 'B'] }, all: { type: 'boolean' }, hidden: {}, unnamed: {} },
  }
  const ui = {
    kind: { 'ui:title': 'Kind', 'ui:enumNames': ['First', 'Second'] },
    all: { 'ui:title': 'Notify', 'ui:enumNames': ['Everybody', 'Some'] },
    hidden: { 'ui:title': 'Hidden', 'ui:widget': 'hidden' },
  }
  expect(formFields(schema, ui)).toEqual([
    { name: 'kind', label: 'Kind', words: { A: 'First', B: 'Second' } },
    { name: 'all', label: 'Notify', words: { true: 'Everybody', false: 'Some' } },
  ])
})
