import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParameterDefinition } from '../../../src/server/contract/operation.ts'
import type { Operation } from '../../../src/server/contract/read-contract.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import { anyKind } from '../../support/database/test-database.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const hostile = [
  "' or '1'='1",
  "'; drop table app_user; --",
  '" union select password_hash from credential --',
  "\\'; select pg_sleep(5); --",
  '$1',
  '{"$gt": ""}',
  "%' or 'a' like '%",
  '1); delete from dua; --',
  'created_at desc; drop table dua',
  '../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '🕋'.repeat(200),
]

/** The number of values per address; `PROPERTY_RUNS` multiplies it. */
const { numRuns: each } = propertyRuns(3)

/**
 * Distributes the values: each call returns the next few, so that all calls for a kind of place together use every
 * value. The first call of a kind gets all.
 */
const dealer = (values: readonly string[]): ((sort: string) => readonly string[]) => {
  const dealt = new Map<string, number>()
  return (sort) => {
    const begin = dealt.get(sort)
    dealt.set(sort, (begin ?? 0) + each)
    if (begin === undefined || each >= values.length) return values
    return Array.from({ length: each }, (_, index) => values[(begin + index) % values.length] ?? '')
  }
}

/** The identity of a parameter on its way to the database. */
const sortOf = ({ name, schema, 'x-filter': rule }: ParameterDefinition): string => {
  const { type, format, enum: options } = plainSchema(schema)
  const how =
    typeof rule === 'object'
      ? [rule.op, Array.isArray(rule.property), JSON.stringify(rule.property).includes('.')]
      : [rule, /^(sortBy|ascOrDesc|page)/.exec(name)?.[0]]
  return JSON.stringify([how, type, format, Boolean(options)])
}

/**
 * Whether a parameter compares the complete value. Others name records or a language, change nothing, or search
 * for the words of the value without punctuation (`texts`).
 */
const narrows = ({ 'x-filter': rule }: ParameterDefinition): boolean =>
  typeof rule === 'string' ? rule === 'label' : rule?.op !== 'texts'

const isFree = (raw: Schema): boolean => {
  const { enum: options, type } = plainSchema(raw)
  return type === 'string' && !options
}

describe('injection', { timeout: 120_000 }, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind: anyKind, settings: { DEMO: 'true' } })
  }, 120_000)
  afterAll(() => api.end())

  const counts = async (): Promise<string> => {
    const { store, contract } = api.services
    const all = [...contract.tables.keys()].map(async (name) => [name, await store.count(name, {})])
    return JSON.stringify(await Promise.all(all))
  }

  const searches = (operations: readonly Operation[]): [Operation, ParameterDefinition, string][] => {
    const deal = dealer(hostile)
    return operations
      .filter(({ id }) => /^(list|total)/.test(id))
      .flatMap((operation) =>
        operation.parameters
          .filter(({ in: place }) => place === 'query')
          .flatMap((parameter) =>
            deal(sortOf(parameter)).map((value): [Operation, ParameterDefinition, string] => [
              operation,
              parameter,
              value,
            ]),
          ),
      )
  }

  it('finds no way through searches, filters and sorts', async () => {
    const before = await counts()
    for (const [operation, parameter, value] of searches(api.services.contract.operations)) {
      const { name, schema } = parameter
      const address = `${addressFor(operation, 1, {})}?${name}=${encodeURIComponent(value)}`
      const { status, body, headers } = await api.call('GET', address)
      const free = isFree(schema)
      const found = status === 200 ? (body.payload.totalElements ?? body.payload.length) : 0
      expect(headers['set-cookie']).toBeUndefined()
      // Free text is searched literally, and finds nothing; all other values are refused.
      if (!narrows(parameter)) expect([address, status === 200 || status === 400]).toEqual([address, true])
      else expect([address, status, found]).toEqual([address, free ? status : 400, 0])
      expect([address, status < 500]).toEqual([address, true])
    }
    expect(await counts()).toBe(before)
  })

  it('finds no way through paths', async () => {
    const deal = dealer(hostile.slice(0, 9))
    for (const operation of api.services.contract.operations.filter(({ path }) => path.includes('{')))
      for (const value of deal(operation.id.replace(/[A-Z].*/, ''))) {
        const address = operation.path.replace(/\{\w+\}/g, encodeURIComponent(value))
        const { status } = await api.call(operation.method, address, operation.body ? { body: {} } : {})
        expect([address, [400, 404, 409, 414, 415].includes(status)]).toEqual([address, true])
      }
  })

  it('finds no way through headers', async () => {
    for (const value of ["' or 1=1 --", '../..', '\u00ff', '"x"; drop', 'W/"1", "2"', 'a'.repeat(2000)])
      for (const name of [
        'if-none-match',
        'if-match',
        'range',
        'x-forwarded-for',
        'accept-language',
        'origin',
      ]) {
        const response = await api.call('GET', '/api/dua/all', { headers: { [name]: value } })
        expect([name, value, response.status]).toEqual([name, value, 200])
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
      }
    for (const value of ['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'a'.repeat(4000)}`, "Bearer ' or 1=1"])
      expect(
        (await api.call('GET', '/api/dua/all', { token: null, headers: { authorization: value } })).status,
      ).toBe(401)
  })

  it('ignores properties of the prototype', async () => {
    const send = async (payload: string): Promise<number> =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/api/dua-category/create',
          payload,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${await api.tokenOf(1)}` },
        })
      ).statusCode
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
      expect([name, await send(`{"title": "x", "${name}": {"prototype": {"admin": true}}}`)]).toEqual([
        name,
        400,
      ])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    for (const name of ['toString', '__proto__', 'constructor'])
      expect((await api.call('GET', `/api/dua/all?sortBy=${name}`)).status).toBe(400)
  })
})
