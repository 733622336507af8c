import { describe, expect, it } from 'vitest'
import {
  type Conventions,
  type CursorPaging,
  conventions,
} from '../../../src/contract/conventions/conventions.ts'
import { isRefusal, makeEnvelope, readEnvelope } from '../../../src/contract/conventions/envelope.ts'
import { readResponse } from '../../../src/contract/conventions/response.ts'

const answer = { success: true, message: 'Saved', payload: { id: 1 } }
const refusal = { success: false, message: 'No' }

const read = (body: unknown, api?: Partial<Conventions>, headers: Record<string, string> = {}, offset = 0) =>
  readResponse({ body, header: (name) => headers[name], offset, size: 0 }, api && { ...conventions, ...api })

it.each([
  [answer, answer],
  [{ success: true }, { success: true }],
  [refusal, 'refused'],
  [{ message: 'Saved', payload: null }, undefined],
  [{ success: 'true' }, undefined],
  ['<html></html>', undefined],
  [null, undefined],
  [[answer], undefined],
])('%j is read as %j', (body, expected) => {
  expect(readEnvelope(body)).toEqual(expected)
  const complete = typeof expected === 'object' ? { message: '', payload: undefined, ...expected } : expected
  expect(read(body)).toEqual(complete)
})

it('reads the response that it creates', () => {
  expect(makeEnvelope('Saved', { id: 1 })).toEqual(answer)
  expect(read(makeEnvelope('', null))).toEqual({ success: true, message: '', payload: null })
})

describe('other conventions', () => {
  const rows = [{ title: 'a' }, { title: 'b' }]
  const page = (total: number, records: readonly unknown[] = rows) => ({
    content: records,
    totalElements: total,
  })
  const bare = { envelope: null } as const

  it('reads an envelope with other names', () => {
    const envelope = { success: 'ok', message: 'info', payload: 'data' }
    expect(read({ ok: true, info: 'Saved', data: 3 }, { envelope })).toEqual({
      success: true,
      message: 'Saved',
      payload: 3,
    })
    expect(read({ ok: true, info: 3 }, { envelope })).toEqual({ success: true, message: '' })
    expect(read({ ok: false }, { envelope })).toBe('refused')
  })

  it.each<[unknown, unknown]>([
    ['Saved', 'Saved'],
    ['a < b', 'a < b'],
    [['<b>'], ['<b>']],
    [{ title: 'a' }, { title: 'a' }],
    ['', null],
    [null, null],
  ])('takes %j without an envelope for the payload', (body, payload) => {
    expect(read(body, bare)).toEqual({ success: true, message: '', payload })
  })

  it.each(['<html></html>', ' <!doctype html><title>502</title>'])(
    'does not take %j, the page of a proxy, for a response',
    (body) => expect(read(body, bare)).toBeUndefined(),
  )

  it('finds rows and total at paths', () => {
    const list = { rows: 'data', total: { property: 'meta.total' } }
    const body = { data: rows, meta: { total: 9 } }
    expect(read(body, { ...bare, list })).toMatchObject({ payload: page(9) })
  })

  it.each([
    ['X-Total-Count', '57', 57],
    ['X-Total-Count', 'about 57', 6],
    ['X-Total-Count', '57 or more', 6],
    ['Content-Range', 'items 4-5/57', 57],
    ['Content-Range', 'items 4-5 / 57', 57],
    ['Content-Range', 'items 4-5/*', 6],
    ['Link', '</x?page=3>; rel="next"', 7],
    ['Link', '</x?page=3>; rel=next', 7],
    ['Link', '</x?page=1>; rel="prev"', 6],
    ['Link', '</57>; rel=prev', 6],
  ])('finds the total in the header %s: %s', (name, value, total) => {
    const list = { rows: '', total: { header: name } }
    expect(read(rows, { ...bare, list }, { [name]: value }, 4)).toMatchObject({ payload: page(total) })
  })

  it('keeps a list without a total as it is', () => {
    const list = { rows: '', total: { header: 'X-Total-Count' } }
    expect(read(rows, { ...bare, list })).toMatchObject({ payload: rows })
    const own = { content: rows, totalElements: null, kind: 'all' }
    expect(read(own, bare)).toMatchObject({ payload: own })
  })

  it.each([
    ['a full page', 2, 3],
    ['the last page', 3, 2],
  ])('counts one more row after %s without a total', (_, size, total) => {
    const list = { rows: '', total: null }
    const received = { body: rows, header: () => undefined, offset: 0, size }
    expect(readResponse(received, { ...conventions, ...bare, list })).toEqual({
      success: true,
      message: '',
      payload: page(total),
    })
  })

  it('gives records the property id', () => {
    const ids = { property: 'uuid', type: 'string' } as const
    const record = { uuid: 'a1', title: 'x' }
    expect(read(record, { ...bare, ids })).toMatchObject({ payload: { id: 'a1', uuid: 'a1' } })
    expect(read({ content: [record], totalElements: 1 }, { ...bare, ids })).toMatchObject({
      payload: page(1, [{ id: 'a1', ...record }]),
    })
    const mixed = { content: [null, 3, { title: 'x' }], totalElements: 3 }
    expect(read(mixed, { ...bare, ids })).toMatchObject({ payload: mixed })
  })

  it('recognizes a refusal of the API', () => {
    const own = { ...conventions, ...bare }
    expect([refusal, { detail: 'No' }, '<html>'].map((body) => isRefusal(body))).toEqual([true, false, false])
    expect([{ detail: 'No' }, '<html>'].map((body) => isRefusal(body, own))).toEqual([true, false])
  })
})

describe('paging by cursor', () => {
  const readPage = (
    body: unknown,
    next: CursorPaging['next'],
    headers: Record<string, string> = {},
    more: Partial<Conventions> = {},
  ) =>
    readResponse(
      { body, header: (name) => headers[name], offset: 0, size: 2 },
      {
        ...conventions,
        envelope: null,
        list: { rows: 'data', total: null },
        ...more,
        paging: { by: 'cursor', index: 'after', size: 'limit', next },
      },
    )
  const data = [{ id: 1 }, { id: 2 }]
  const link = { header: 'Link' }

  it.each<[string, unknown, CursorPaging['next'], Record<string, string>, string | undefined]>([
    ['a property', { data, next: 'abc' }, { property: 'next' }, {}, 'abc'],
    [
      'an address',
      { data, links: { next: '/a?after=x%2Fy&limit=2' } },
      { property: 'links.next' },
      {},
      'x/y',
    ],
    ['an address without a cursor', { data, next: '/a?page=2' }, { property: 'next' }, {}, '/a?page=2'],
    ['a text like an address', { data, next: '//' }, { property: 'next' }, {}, '//'],
    ['a header', { data }, link, { Link: '</a?after=5>; rel="next", </a>; rel="first"' }, '5'],
    ['a header with more', { data }, link, { Link: '</a?after=5> ; title="more"; rel=next' }, '5'],
    ['a header without a next one', { data }, link, { Link: '</a>; rel="first"' }, undefined],
    ['no header', { data }, link, {}, undefined],
    ['the last id', { data }, 'last', {}, '2'],
    ['the last page', { data, has_more: false }, 'last', {}, undefined],
    ['a last row without an id', { data: [{ id: 1 }, { title: 'x' }] }, 'last', {}, undefined],
    ['no next one', { data, next: null }, { property: 'next' }, {}, undefined],
    ['an empty next one', { data, next: '' }, { property: 'next' }, {}, undefined],
  ])('finds the next cursor: %s', (_, body, next, headers, expected) => {
    const totalElements = expected === undefined ? 2 : 3
    expect(readPage(body, next, headers)).toMatchObject({ payload: { totalElements } })
    const result = readPage(body, next, headers) as { payload: { next?: string } }
    expect(result.payload.next).toBe(expected)
  })

  it('ends with a page that is not full, unless the API says that more follow', () => {
    const one = data.slice(0, 1)
    expect(readPage({ data: one }, 'last')).toMatchObject({ payload: { content: one, totalElements: 1 } })
    expect(readPage({ data: one, has_more: true }, 'last')).toMatchObject({ payload: { next: '1' } })
  })

  it('finds the next cursor beside the payload', () => {
    const envelope = { success: 'ok', message: 'info', payload: 'data' }
    const more = { envelope, list: { rows: '', total: null } }
    const body = { ok: true, data, next: 'abc' }
    expect(readPage(body, { property: 'next' }, {}, more)).toMatchObject({
      payload: { content: data, next: 'abc', totalElements: 3 },
    })
  })
})
