import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { readContract } from '../../../src/server/contract/read-contract.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract, operation } from '../fixture-contract.ts'
import { id, text } from '../fixture-schemas.ts'

const many = (name: string, items: JsonObject, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'query',
  schema: { type: 'array', items, maxItems: 3 },
  ...more,
})

const state: JsonObject = { type: 'string', enum: ['NEW', 'OPEN', 'CLOSED'] }
const number: JsonObject = { type: 'integer', minimum: 1 }

const fields: JsonObject = {
  title: text,
  state,
  level: { type: ['integer', 'null'] },
  poetId: { type: ['integer', 'null'], 'x-references': 'Poet' },
  readerIds: { type: 'array', items: { type: 'integer', 'x-references': 'Poet' } },
  tags: { type: 'array', items: text },
}

/** Tasks with a state, a level, a poet, several readers and tags. */
const withTasks = (document: JsonObject, parameters: readonly JsonObject[] = []): void => {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> }
  schemas.Task = { type: 'object', 'x-table': 'task', 'x-label': 'title', properties: { id, ...fields } }
  Object.assign(document.paths as object, {
    '/api/task/create': {
      post: operation('createTask', {
        body: { type: 'object', additionalProperties: false, properties: fields },
      }),
    },
    '/api/task/all': {
      get: operation('listTask', {
        parameters: [
          many('state', state),
          many('level', number, { explode: false }),
          many('poetId', number),
          many('readerIds', number),
          many('tags', text),
          many('poet', text, { 'x-filter': { property: 'poetId.name' } }),
          many('place', number, { 'x-filter': { property: ['level', 'poetId'] } }),
          many('id', number),
          ...parameters,
        ],
        payload: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
      }),
    },
  })
}

describe.each(databaseKinds)('several values of a filter on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({
      kind,
      contract: fixtureContract((document) => withTasks(document)),
      handlers: { getMe: idle, openDoor: idle },
    })
    await api.call('POST', '/api/poet/create', {
      body: { note: null, poets: [{ name: 'Karim' }, { name: 'Yusuf' }, { name: 'আমিনা' }] },
    })
    const tasks = [
      { title: 'A', state: 'NEW', level: 1, poetId: 1, readerIds: [1, 2], tags: ['dawn'] },
      { title: 'B', state: 'OPEN', level: 2, poetId: 2, readerIds: [2], tags: ['noon', 'dusk'] },
      { title: 'C', state: 'CLOSED', level: 3, poetId: 3, readerIds: [3], tags: [] },
      { title: 'D', state: 'OPEN', readerIds: [], tags: ['a,b'] },
    ]
    for (const body of tasks) await api.call('POST', '/api/task/create', { body })
  })
  afterAll(() => api.end())

  it.each([
    ['', 'ABCD'],
    ['state=', 'ABCD'],
    ['state=NEW', 'A'],
    ['state=NEW&state=OPEN', 'ABD'],
    ['state=NEW&state=', 'A'],
    ['level=1,3', 'AC'],
    ['level=2', 'B'],
    ['level=', 'ABCD'],
    ['level=1&level=2', 'AB'],
    ['poetId=1&poetId=3', 'AC'],
    ['readerIds=1&readerIds=3', 'AC'],
    ['readerIds=2', 'AB'],
    ['tags=dawn&tags=dusk', 'AB'],
    ['tags=a,b', 'D'],
    [`poet=Karim&poet=${encodeURIComponent('আমিনা')}`, 'AC'],
    ['poet=Kar', ''],
    ['place=1&place=2', 'AB'],
    ['id=1&id=4', 'AD'],
    ['state=OPEN&state=NEW&level=1,2', 'AB'],
  ])('%s finds %s', async (query, titles) => {
    const { body } = await api.call('GET', `/api/task/all?${query}`)
    const found = body.payload.map(({ title }: { title: string }) => title)
    expect(found.sort().join('')).toBe(titles)
  })

  it.each([
    ['state=NEW&state=LOST', '?state/1'],
    ['level=1,two', '?level/1'],
    ['poetId=0', '?poetId/0'],
    ['tags=a&tags=%00', '?tags/1'],
    ['state=NEW&state=OPEN&state=CLOSED&state=NEW', '?state'],
  ])('%s is refused', async (query, path) => {
    const { status, body } = await api.call('GET', `/api/task/all?${query}`)
    expect(status).toBe(400)
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
  })
})

test('a filter that takes one value is no list', () => {
  const parameter = many('levelFrom', number, { 'x-filter': { property: 'level', op: 'from' } })
  const document = fixtureContract((contract) => withTasks(contract, [parameter]))
  expect(() => readContract(document)).toThrow('listTask: "levelFrom" is a list')
})
