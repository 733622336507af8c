import { describe, expect, it } from 'vitest'
import { type ApiCall, bodyOf, pathOf, queryOf } from '../../src/client/api-client.ts'
import { type Reading, readForeign } from '../../src/client/other-response.ts'

const call: ApiCall = { method: 'put', path: '/pets/{id}', id: 'id', at: '' }

describe('the body', () => {
  it('has only what the operation accepts, without cleared values for a PUT', () => {
    const data = { id: 4, name: 'Rex', tag: null, other: 1 }
    expect(bodyOf({ ...call, takes: ['name', 'tag'] }, data)).toEqual({ name: 'Rex' })
    expect(bodyOf({ ...call, method: 'patch' }, data)).toEqual({ name: 'Rex', tag: null, other: 1 })
  })

  it('has the id where the API has one', () => {
    expect(bodyOf({ ...call, id: 'petId', idType: 'integer' }, { id: '4', name: 'Rex' })).toEqual({
      petId: 4,
      name: 'Rex',
    })
    expect(bodyOf({ ...call, idType: 'integer' }, { name: 'Rex' })).toStrictEqual({ name: 'Rex' })
  })

  it('that is no record stays as it is', () => {
    expect(bodyOf({ ...call, body: 'data' }, [1, 2])).toEqual([1, 2])
  })

  it('has the id of a new record where users choose it', () => {
    const create: ApiCall = { ...call, method: 'post', path: '/pets', takes: ['id', 'name'] }
    expect(bodyOf({ ...create, idType: 'string' }, { id: 'rex/1', name: 'Rex' })).toEqual({
      id: 'rex/1',
      name: 'Rex',
    })
    expect(bodyOf(create, { name: 'Rex' })).toEqual({ name: 'Rex' })
  })

  it('has the record and constants at their paths', () => {
    const jsonApi = { ...call, body: 'data.attributes', set: { 'data.type': 'pets' }, idAt: 'data.id' }
    expect(bodyOf(jsonApi, { name: 'Rex' }, 'p1')).toEqual({
      data: { type: 'pets', id: 'p1', attributes: { name: 'Rex' } },
    })
    expect(bodyOf(jsonApi, { name: 'Rex' })).toStrictEqual({
      data: { type: 'pets', attributes: { name: 'Rex' } },
    })
  })
})

describe('the query', () => {
  const sent = { pageNo: 2, pageSize: 25, q: '', tags: ['a', 'b'] }
  it('has the page as the list counts it, constants, and no empty search', () => {
    const list = { total: null, paging: { by: 'offset', index: 'offset', size: 'limit' } } as const
    expect(queryOf({ ...call, list, joined: ['tags'], query: { version: 1 } }, sent)).toEqual({
      version: 1,
      tags: 'a,b',
      offset: 50,
      limit: 25,
    })
  })

  it('has no page where the list has none, and no size where only the number counts', () => {
    expect(queryOf({ ...call, list: { total: null, paging: null } }, sent)).toEqual({ tags: ['a', 'b'] })
    expect(queryOf(call, sent)).toEqual({ tags: ['a', 'b'] })
    const paging = { by: 'page', index: 'page', first: 1, size: '' } as const
    expect(queryOf({ ...call, list: { total: null, paging } }, sent)).toEqual({ tags: ['a', 'b'], page: 3 })
    expect(queryOf({ ...call, list: { total: null, paging } }, { tags: 'a' })).toEqual({ tags: 'a' })
  })
})

describe('the response', () => {
  const reading: Reading = { at: '', id: 'uuid', isList: true, total: null, page: 0, size: 2 }
  const read = (body: unknown, more: Partial<Reading> = {}, headers: Record<string, string> = {}) =>
    readForeign(
      { body, header: (name) => headers[name.toLowerCase()], offset: 0, size: more.size ?? 2 },
      { ...reading, ...more },
    ) as { payload: unknown } | undefined

  it('is a page of records with ids; a full page may have a next one', () => {
    const rows = [{ uuid: 'a' }, { uuid: 'b' }]
    expect(read(rows)).toMatchObject({
      payload: { content: [{ id: 'a' }, { id: 'b' }], totalElements: 3 },
    })
    expect(read(rows.slice(1))).toMatchObject({ payload: { content: [{ id: 'b' }], totalElements: 1 } })
    expect(read(rows, { size: 0 })).toMatchObject({ payload: { totalElements: 2 } })
    expect(read({ other: 1 }, { at: 'data' })).toMatchObject({ payload: { content: [], totalElements: 0 } })
    const total = { header: 'X-Total-Count' }
    expect(read(rows, { total }, { 'x-total-count': '57' })).toMatchObject({ payload: { totalElements: 57 } })
  })

  it('has numbers and texts in the type of requests', () => {
    const converted = { rate: 'string', size: 'number' } as const
    const body = { uuid: 'a', rate: 12.5, size: '40', note: '7', constructor: 1 }
    expect(read(body, { isList: false, converted })).toMatchObject({
      payload: { ...body, rate: '12.5', size: 40 },
    })
    const others = [
      { rate: null, size: 'large' },
      { rate: '7', size: ' ' },
      { rate: true, size: '' },
      { rate: 'x', size: true },
    ]
    expect(read(others, { converted })).toMatchObject({ payload: { content: others } })
    const prices = { a: { decimals: 2 }, b: { decimals: 2 }, c: { decimals: 2 } } as const
    expect(
      read({ uuid: 'a', a: 7.5, b: 7.125, c: '7.5' }, { isList: false, converted: prices }),
    ).toMatchObject({
      payload: { a: '7.50', b: '7.125', c: '7.5' },
    })
  })

  it('has the ids of records where requests have ids', () => {
    const converted = { owner: { idIn: 'uuid' }, groups: { idIn: 'id' }, tags: { idIn: 'id' } } as const
    const body = { uuid: 'a', owner: { uuid: 'b', name: 'Ann' }, groups: [{ id: 3 }, { id: 4 }], tags: null }
    expect(read(body, { isList: false, converted })).toMatchObject({
      payload: { owner: 'b', groups: [3, 4], tags: null },
    })
  })

  it('is a record at its path, with attributes beside the id', () => {
    const body = { data: { id: 'a', type: 'pets', attributes: { name: 'Rex' } } }
    expect(read(body, { isList: false, at: 'data', id: 'id', attributes: 'attributes' })).toMatchObject({
      payload: { id: 'a', name: 'Rex' },
    })
    const other = { id: 'a', attributes: { id: 'b', name: 'Rex' } }
    expect(read(other, { isList: false, at: 'data', id: 'id', attributes: 'attributes' })).toMatchObject({
      payload: { id: 'a', name: 'Rex' },
    })
    expect(read({ name: 'Rex' }, { isList: false })?.payload).toStrictEqual({ name: 'Rex' })
    expect(read({ uuid: 7 }, { isList: false })?.payload).toStrictEqual({ uuid: 7, id: 7 })
    expect(read([{ uuid: 'a' }], { isList: false })).toMatchObject({ payload: [{ uuid: 'a' }] })
    expect(read('', { isList: false })).toMatchObject({ payload: null })
    expect(read('<html>', { isList: false })).toBeUndefined()
  })
})

it('escapes ids in paths, and refuses those that browsers remove', () => {
  expect(pathOf('/pets/{id}', { id: 'a/b %' })).toBe('/pets/a%2Fb%20%25')
  for (const id of ['.', '..'])
    expect(() => pathOf('/pets/{id}', { id })).toThrow(`cannot contain the id “${id}”`)
})
