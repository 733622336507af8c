import { expect, it } from 'vitest'
import {
  pinnableFields,
  pinsKey,
  readPins,
  writePins,
} from '../../../../../src/console/engine/form/bar/pinned-fields.ts'

const storeWith = (entries: Readonly<Record<string, string>>) => {
  const held = new Map(Object.entries(entries))
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

it('offers the fields that show, in their order, and no secret', () => {
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
  [undefined, []],
  ['["category","active"]', ['category', 'active']],
  ['["category",7]', ['category']],
  ['{"a":1}', []],
  ['half a te', []],
])('what is remembered as %s is read as %j', (text, expected) => {
  expect(readPins(storeWith(text === undefined ? {} : { key: text }), 'key')).toEqual(expected)
})

it('remembers for one user and one module, and forgets what nobody keeps', () => {
  const store = storeWith({})
  writePins(store, pinsKey('1', 'dua'), ['active'])
  writePins(store, pinsKey('2', 'dua'), ['category'])
  expect(readPins(store, pinsKey('1', 'dua'))).toEqual(['active'])
  expect(readPins(store, pinsKey('1', 'book'))).toEqual([])
  writePins(store, pinsKey('1', 'dua'), [])
  expect([...store.held.keys()]).toEqual([pinsKey('2', 'dua')])
})

it('a store that is full disturbs nobody', () => {
  const full = () => {
    throw new Error('QuotaExceededError')
  }
  expect(() => writePins({ ...storeWith({}), setItem: full }, 'key', ['active'])).not.toThrow()
})
