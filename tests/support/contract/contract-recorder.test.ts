import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { bodyText, type Exchange, isOfContract } from './recorder/exchange.ts'
import { createExchangeChecker, type ExchangeChecker } from './recorder/exchange-checker.ts'

let checker: ExchangeChecker
beforeAll(async () => {
  const file = new URL('../../../generated/openapi.json', import.meta.url)
  checker = await createExchangeChecker(JSON.parse(await readFile(file, 'utf8')) as object)
}, 60_000)

const json = { 'content-type': 'application/json' }

const exchange = (more: Partial<Exchange>): Exchange => ({
  from: 'a test',
  method: 'GET',
  url: '/api/dua-category/total',
  requestHeaders: {},
  requestBody: null,
  isInvalid: false,
  status: 200,
  responseHeaders: json,
  responseBody: '{"success":true,"message":"","payload":[]}',
  ...more,
})

const faults = async (more: Partial<Exchange>): Promise<readonly string[]> =>
  (await checker.see(exchange(more))).faults

describe('the checker of exchanges', () => {
  it('names the operation, and reports no fault of a valid exchange', async () => {
    expect(await checker.see(exchange({}))).toEqual({ operation: 'totalDuaCategory', faults: [] })
    expect(await faults({ url: '/api/dua-category/total/' })).toEqual([])
  })

  it.each<[string, Partial<Exchange>, string]>([
    ['an unknown path', { url: '/api/dua-categories' }, 'Selected route not found'],
    ['an unknown method', { method: 'PATCH' }, 'Selected route not found'],
    [
      'an unknown parameter',
      { url: '/api/dua-category/total?colour=red' },
      'parameter colour is not in the contract',
    ],
    ['a status that is not listed', { status: 418 }, 'Unable to match the returned status code'],
    ['a response of another type', { responseBody: '{"success":true,"message":"","payload":{}}' }, 'payload'],
    ['a response that is no JSON', { responseHeaders: { 'content-type': 'text/html' } }, 'media type'],
  ])('tells %s', async (_, more, message) => {
    expect((await faults(more)).join('\n')).toContain(message)
  })

  it('reports an invalid body, unless it is intended', async () => {
    const create = {
      method: 'POST',
      url: '/api/dua-category/create',
      requestHeaders: json,
      requestBody: '{"colour":1}',
    }
    expect((await faults(create)).join('\n')).toContain('title')
    expect((await faults({ ...create, isInvalid: true })).join('\n')).not.toContain('Request body')
  })
})

it('a form is kept with the beginnings of its files only', () => {
  const part = (head: string, content: string): string =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const sent = `${part('name="area"', 'BOOK')}${part('name="file"; filename="a\\b.pdf"', 'y'.repeat(5000))}--x--\r\n`
  const kept = bodyText(Buffer.from(sent), 'multipart/form-data; boundary=x')
  expect(kept).toBe(
    `${part('name="area"', 'BOOK')}${part('name="file"; filename="file"', 'y'.repeat(200))}--x--\r\n`,
  )
  expect(bodyText(Buffer.from('--x\r\nbroken'), 'multipart/form-data; boundary=x')).toBeNull()
})

it.each([
  [true, 'GET', '/api/dua/all?page=1'],
  [true, 'PATCH', '/api/dua/all'],
  [true, 'GET', '/static/file?name=a.png'],
  [false, 'OPTIONS', '/api/dua/all'],
  [false, 'GET', '/assets/index.js'],
])('the contract describes %s: %s %s', (expected, method, url) => {
  expect(isOfContract({ method, url })).toBe(expected)
})
