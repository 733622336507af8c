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
  if (expected !== answer) return
  expect(read(body)).toEqual(expected)
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
    expect(read({ ok: false }, { envelope })).toBe('refused')
  })

  it.each<[string, unknown, Partial<Conventions>, Record<string, string>, number, unknown]>([
    [
      'rows and total at paths',
      { data: rows, meta: { total: 9 } },
      { list: { rows: 'data', total: { property: 'meta.total' } } },
      {},
      0,
      9,
    ],
    [
      'X-Total-Count',
      rows,
      { list: { rows: '', total: { header: 'X-Total-Count' } } },
      { 'X-Total-Count': '57' },
      0,
      57,
    ],
    [
      'Content-Range',
      rows,
      { list: { rows: '', total: { header: 'Content-Range' } } },
      { 'Content-Range': 'items 4-5/57' },
      4,
      57,
    ],
    [
      'a next link',
      rows,
      { list: { rows: '', total: { header: 'Link' } } },
      { Link: '</x?page=3>; rel="next"' },
      4,
      7,
    ],
    [
      'no next link',
      rows,
      { list: { rows: '', total: { header: 'Link' } } },
      { Link: '</x?page=1>; rel="prev"' },
      4,
      6,
    ],
  ])('finds rows and total: %s', (_, body, api, headers, offset, total) => {
    const { payload } = read(body, { ...bare, ...api }, headers, offset) as { payload: object }
    expect(payload).toMatchObject(page(total as number))
  })

  it('keeps a list without a total as a list', () => {
    expect(read(rows, { ...bare, list: { rows: '', total: { header: 'X-Total-Count' } } })).toMatchObject({
      payload: rows,
    })
  })

  it('gives records the property id', () => {
    const ids = { property: 'uuid', type: 'string' } as const
    const record = { uuid: 'a1', title: 'x' }
    expect(read(record, { ...bare, ids })).toMatchObject({ payload: { id: 'a1', uuid: 'a1' } })
    expect(read({ content: [record], totalElements: 1 }, { ...bare, ids })).toMatchObject({
      payload: page(1, [{ id: 'a1', ...record }]),
    })
  })

  it('does not take the page of a proxy for a response', () => {
    expect(read(' <!doctype html><title>502</title>', bare)).toBeUndefined()
  })

  it('recognizes a refusal of the API', () => {
    const own = { ...conventions, ...bare }
    expect([refusal, { detail: 'No' }, '<html>'].map((body) => isRefusal(body))).toEqual([true, false, false])
    expect([{ detail: 'No' }, '<html>'].map((body) => isRefusal(body, own))).toEqual([true, false])
  })
})

describe('paging by cursor', () => {
  const readPage = (body: unknown, next: CursorPaging['next'], headers: Record<string, string> = {}) =>
    readResponse(
      { body, header: (name) => headers[name], offset: 0, size: 2 },
      {
        ...conventions,
        envelope: null,
        list: { rows: 'data', total: null },
        paging: { by: 'cursor', index: 'after', size: 'limit', next },
      },
    )
  const data = [{ id: 1 }, { id: 2 }]

  it.each<[string, unknown, CursorPaging['next'], Record<string, string>, string | undefined]>([
    ['a property', { data, next: 'abc' }, { property: 'next' }, {}, 'abc'],
    [
      'an address',
      { data, links: { next: '/a?after=x%2Fy&limit=2' } },
      { property: 'links.next' },
      {},
      'x/y',
    ],
    ['a header', { data }, { header: 'Link' }, { Link: '</a?after=5>; rel="next", </a>; rel="first"' }, '5'],
    ['the last id', { data }, 'last', {}, '2'],
    ['the last page', { data, has_more: false }, 'last', {}, undefined],
    ['no next one', { data, next: null }, { property: 'next' }, {}, undefined],
  ])('finds the next cursor: %s', (_, body, next, headers, expected) => {
    const totalElements = expected === undefined ? 2 : 3
    expect(readPage(body, next, headers)).toMatchObject({ payload: { content: data, totalElements } })
    const result = readPage(body, next, headers) as { payload: { next?: string } }
    expect(result.payload.next).toBe(expected)
  })
})
