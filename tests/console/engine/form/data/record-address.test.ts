import { expect, it } from 'vitest'
import {
  isOfAnother,
  storedFromRoute,
  valuesFromRoute,
} from '../../../../../src/console/engine/form/data/form-request.ts'

it.each([
  ['the property it names', { id: '2', purpose: 'home' }, { id: 2, purpose: 'home' }, false],
  ['another value of it', { id: '2', purpose: 'wrong' }, { id: 2, purpose: 'home' }, true],
  ['a number', { subCatId: '5', parentCategoryId: '1' }, { id: 5, parentCategoryId: 2 }, true],
  ['a parameter the record has not', { categoryId: '1', photoId: '3' }, { id: 3 }, false],
  ['an empty property', { id: '2', purpose: 'home' }, { id: 2, purpose: null }, false],
  ['a missing parameter', { id: '2', purpose: undefined }, { id: 2, purpose: 'home' }, false],
  ['a number of its own kind', { id: 'x' }, { id: 2 }, false],
])('an address with %s', (_, route, record, expected) => {
  expect(isOfAnother(route, record)).toBe(expected)
})

it.each([
  ['the record is stored with', { categoryId: '1', photoId: '3' }, false],
  ['another record is stored with', { categoryId: '2', photoId: '3' }, true],
])('an address with the parent that %s', (_, route, expected) => {
  const stored = storedFromRoute({
    payload: { create: { set: { photoCategoryId: { $route: 'categoryId' }, kind: 'PHOTO' } } },
  })
  expect(stored).toEqual({ categoryId: 'photoCategoryId' })
  expect(isOfAnother(route, { id: 3, photoCategoryId: 1 }, stored)).toBe(expected)
})

it.each([
  ['the parameter of its address', { categoryId: '7' }, { photoCategoryId: '7' }],
  ['nothing without an address', undefined, { photoCategoryId: undefined }],
])('a new record has %s', (_, route, expected) => {
  const payload = { create: { set: { photoCategoryId: { $route: 'categoryId' }, kind: 'PHOTO' } } }
  expect(valuesFromRoute({ payload }, route)).toStrictEqual(expected)
})

it('a form without such values stores none', () => {
  expect([storedFromRoute({}), storedFromRoute({ payload: {} })]).toEqual([{}, {}])
})
