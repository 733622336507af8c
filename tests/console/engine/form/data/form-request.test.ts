import { describe, expect, it, vi } from 'vitest'
import { http } from '../../../../../src/client/http.ts'
import {
  copyRequest,
  isOfAnother,
  lookupRequest,
  recordRequest,
  saveOperation,
  sendForm,
  storedFromRoute,
  uploadAreaOf,
  valuesFromRoute,
} from '../../../../../src/console/engine/form/data/form-request.ts'
import type { FormFile, Module } from '../../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../../support/module-screens.ts'
import { fakeApi, good } from '../../../screens/fake-api.ts'

const withForm = (id: string, form: FormFile): Module => ({ ...moduleNamed(id), form })
const dua = moduleNamed('dua')
const without: Module = { ...dua, module: { ...dua.module, resource: 'Invention' } }
const at = (route: object, query: object = {}) => ({
  platform: 'WEB' as const,
  route: { ...route },
  query: { ...query },
})

describe('the record of a form', () => {
  it.each<[string, Module, object, readonly unknown[]]>([
    ['the id of its address', dua, { id: '5' }, ['getDua', { id: 5 }]],
    [
      'the parameter that the module names',
      moduleNamed('photos'),
      { categoryId: '1', photoId: '7' },
      [expect.any(String), { id: 7 }],
    ],
    [
      'parameters of the query',
      withForm('amaliyat', { params: { languageCode: { $route: 'language' } } }),
      { id: '5', language: 'bn' },
      ['getAmaliyat', { id: 5 }, { languageCode: 'bn' }],
    ],
  ])('is requested by %s', (_, module, route, key) => {
    expect(recordRequest(module, at(route)).queryKey).toEqual(key)
  })

  it('cannot be requested without an operation', () => {
    expect(() => recordRequest(without, at({ id: '5' }))).toThrow('Module "dua" has no get operation')
  })

  it.each<[string, Module, object, unknown]>([
    ['the id of the address', dua, { copy: '7' }, ['getDua', { id: 7 }]],
    ['nothing without one', dua, {}, undefined],
    ['nothing for a text', dua, { copy: 'x' }, undefined],
    ['nothing without an operation', without, { copy: '7' }, undefined],
  ])('that a new one copies is requested by %s', (_, module, query, key) => {
    expect(copyRequest(module, at({ id: 'add' }, query))?.queryKey).toEqual(key)
  })
})

it('further data is requested where the form needs it', () => {
  const lookup = {
    operation: 'getAmaliyat',
    path: { id: { $route: 'poetId' } },
    params: { languageCode: 'bn' },
  }
  const module = withForm('dua', { lookup })
  expect(lookupRequest(module, at({ poetId: '3' })).queryKey).toEqual([
    'getAmaliyat',
    { id: 3 },
    { languageCode: 'bn' },
  ])
  expect(lookupRequest(dua, at({})).queryKey).toEqual(['nothing to ask'])
})

it('uploads belong to the area of the form, or to that of contents', () => {
  expect([uploadAreaOf({ upload: 'BOOK' }), uploadAreaOf({})]).toEqual(['BOOK', 'CMS'])
})

describe('a save', () => {
  const titleWhen = { when: { field: 'status', equals: 'NEW' }, title: 'Answer', operation: 'createAnswer' }

  it.each<[string, Module, 'create' | 'update', object, string | undefined]>([
    ['creates', dua, 'create', {}, 'createDua'],
    ['updates', dua, 'update', {}, 'updateDua'],
    ['has no operation', without, 'update', {}, undefined],
  ])('%s', (_, module, mode, record, expected) => {
    expect(saveOperation(module, mode, record, at({}))).toBe(expected)
  })

  it('has another operation for records in a certain state', () => {
    const module = withForm('dua', { titleWhen })
    expect(saveOperation(module, 'update', { status: 'NEW' }, at({}))).toBe('createAnswer')
    expect(saveOperation(module, 'update', { status: 'OLD' }, at({}))).toBe('updateDua')
  })

  it('is sent with its version or its key', async () => {
    const request = vi.spyOn(http, 'request')
    const sent = fakeApi({
      'PUT /api/dua/update': () => good(null),
      'POST /api/dua/create': () => good({ id: 1 }),
    })
    await sendForm(dua, 'updateDua', { id: 5, title: 'A' }, at({ id: '5' }), { version: 'v1', key: 'one' })
    expect((await sendForm(dua, 'createDua', { title: 'B' }, at({}), { key: 'one' })).payload).toEqual({
      id: 1,
    })
    await sendForm(dua, 'createDua', { title: 'C' }, at({}))
    expect(sent.map(({ body }) => body)).toEqual([{ id: 5, title: 'A' }, { title: 'B' }, { title: 'C' }])
    expect(request.mock.calls.map(([{ headers }]) => headers)).toMatchObject([
      { 'If-Match': '"v1"' },
      { 'Idempotency-Key': '"one"' },
      {},
    ])
    expect(request.mock.calls[2]?.[0].headers).not.toHaveProperty('Idempotency-Key')
    await sendForm(dua, 'updateDua', { id: 5 }, at({ id: '5' }))
    expect(request.mock.lastCall?.[0].headers).not.toHaveProperty('If-Match')
  })
})

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
