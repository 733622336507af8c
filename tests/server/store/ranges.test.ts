import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { readContract } from '../../../src/server/contract/read-contract.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract, operation } from '../fixture-contract.ts'
import { id, text } from '../fixture-schemas.ts'

const bound = (name: string, schema: JsonObject, property: string, op: string): JsonObject => ({
  name,
  in: 'query',
  schema,
  'x-filter': { property, op },
})
const number: JsonObject = { type: 'number' }
const day: JsonObject = { type: 'string', format: 'date' }
const moment: JsonObject = { type: 'string', format: 'date-time' }

const fields: JsonObject = {
  title: text,
  amount: { type: ['number', 'null'] },
  day: { type: ['string', 'null'], format: 'date' },
  paid: { type: ['string', 'null'], format: 'date-time' },
}

/** Gifts with an amount, a day and a time. */
const withGifts = (document: JsonObject, parameters: readonly JsonObject[] = []): void => {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> }
  schemas.Gift = { type: 'object', 'x-table': 'gift', 'x-label': 'title', properties: { id, ...fields } }
  Object.assign(document.paths as object, {
    '/api/gift/create': {
      post: operation('createGift', {
        body: { type: 'object', additionalProperties: false, properties: fields },
      }),
    },
    '/api/gift/all': {
      get: operation('listGift', {
        parameters: [
          bound('amountFrom', number, 'amount', 'from'),
          bound('amountTo', number, 'amount', 'to'),
          bound('dayFrom', day, 'day', 'from'),
          bound('dayTo', day, 'day', 'to'),
          bound('paidFrom', moment, 'paid', 'from'),
          bound('paidBefore', moment, 'paid', 'before'),
          bound('createdFrom', moment, 'creationDate', 'from'),
          bound('createdBefore', moment, 'creationDate', 'before'),
          ...parameters,
        ],
        payload: { type: 'array', items: { $ref: '#/components/schemas/Gift' } },
      }),
    },
  })
}

describe.each(databaseKinds)('ranges of a list on %s', (kind) => {
  let api: TestApi
  const gifts = [
    { title: 'A', amount: 9.5, day: '2026-03-01', paid: '2026-02-28T18:00:00.000Z' },
    { title: 'B', amount: 10, day: '2026-03-31', paid: '2026-03-31T17:59:59.000Z' },
    { title: 'C', amount: 100, day: '2026-04-01', paid: '2026-03-31T18:00:00.000Z' },
    { title: 'D' },
  ]
  beforeAll(async () => {
    api = await startTestApi({
      kind,
      contract: fixtureContract((document) => withGifts(document)),
      handlers: { getMe: idle, openDoor: idle },
    })
    for (const body of gifts) await api.call('POST', '/api/gift/create', { body })
  })
  afterAll(() => api.end())

  it.each([
    ['', 'ABCD'],
    ['amountFrom=10', 'BC'],
    ['amountTo=10', 'AB'],
    ['amountFrom=9.6&amountTo=99', 'B'],
    ['dayFrom=2026-03-31', 'BC'],
    ['dayFrom=2026-03-01&dayTo=2026-03-31', 'AB'],
    ['paidFrom=2026-02-28T18:00:00.000Z&paidBefore=2026-03-31T18:00:00.000Z', 'AB'],
    ['paidFrom=2026-04-01T00:00:00%2B06:00', 'C'],
    ['createdFrom=2020-01-01T00:00:00Z', 'ABCD'],
    ['createdBefore=2020-01-01T00:00:00Z', ''],
    ['createdFrom=', 'ABCD'],
  ])('%s finds %s', async (query, titles) => {
    const { body } = await api.call('GET', `/api/gift/all?${query}`)
    const found = body.payload.map(({ title }: { title: string }) => title)
    expect(found.sort().join('')).toBe(titles)
  })
})

test('a keyword range is refused at the start', () => {
  const contract = fixtureContract((document) =>
    withGifts(document, [bound('titleFrom', { type: 'string' }, 'title', 'from')]),
  )
  expect(() => readContract(contract, new Set(['getMe', 'openDoor']))).toThrow(
    'listGift: "titleFrom" asks for a range of what is neither number nor time.',
  )
})
