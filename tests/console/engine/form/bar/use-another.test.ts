import { expect, it } from 'vitest'
import { pinnableFields, readPins } from '../../../../../src/console/engine/form/bar/use-another.ts'

it('offers the visible fields in their order, and no secret', () => {
  const schema = {
    properties: { email: {}, password: {}, code: {}, unseen: {}, category: {} },
    then: { properties: { place: {} } },
  }
  const ui = {
    'ui:order': ['category', 'email', 'password', 'place'],
    category: { 'ui:title': 'Category' },
    email: { 'ui:title': 'E-mail', 'ui:options': { label: 'Address' } },
    password: { 'ui:title': 'Password', 'ui:widget': 'password' },
    code: { 'ui:widget': 'hidden' },
    place: {},
  }
  expect(pinnableFields(schema, ui)).toEqual([
    { name: 'category', title: 'Category' },
    { name: 'email', title: 'Address' },
    { name: 'place', title: 'place' },
  ])
})

it.each([
  [null, []],
  ['["category","active"]', ['category', 'active']],
  ['["category",7]', ['category']],
  ['{"a":1}', []],
  ['half a te', []],
])('reads stored %s as %j', (text, expected) => {
  expect(readPins(text)).toEqual(expected)
})
