import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { readContract } from '../../../src/server/contract/read-contract.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract, operation } from '../fixture-contract.ts'
import { id, text } from '../fixture-schemas.ts'

const states = ['REQUESTED', 'VERIFIED', 'APPROVED', 'REFUSED']
const idInPath = { name: 'id', in: 'path', required: true, schema: id }
const created: JsonObject = { type: 'object', required: ['id'], properties: { id } }
const body = (properties: JsonObject): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties,
})
const amount: JsonObject = { type: ['integer', 'null'], minimum: 1, maximum: 100000 }

const moving = (name: string, transition: JsonObject, sent?: JsonObject): JsonObject => ({
  ...operation(name, {
    parameters: transition.from === undefined ? [] : [idInPath],
    ...(sent && { body: body(sent) }),
    payload: created,
    message: `${name}: done`,
  }),
  'x-transition': { resource: 'Grant', property: 'status', ...transition },
})

/** Grants that are requested, verified, then approved with an amount or refused with a reason. */
const withGrants = (document: JsonObject): void => {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> }
  schemas.Grant = {
    type: 'object',
    'x-table': 'grant_request',
    'x-label': 'title',
    properties: {
      id,
      title: text,
      parentId: { type: ['integer', 'null'], 'x-references': 'Grant' },
      status: { type: 'string', enum: states },
      approvedAmount: amount,
      reason: { type: ['string', 'null'] },
      lastModifiedDate: { type: 'string', 'x-from': 'modifiedAt' },
    },
  }
  Object.assign(document.paths as object, {
    '/api/grant/ask': { post: moving('askGrant', { to: 'REQUESTED' }, { title: text }) },
    '/api/grant/ask-within/{parentId}': {
      post: {
        ...moving('askWithin', { to: 'REQUESTED' }, { title: text }),
        parameters: [{ ...idInPath, name: 'parentId' }],
      },
    },
    '/api/grant/verify/{id}': { put: moving('verifyGrant', { from: ['REQUESTED'], to: 'VERIFIED' }) },
    '/api/grant/approve/{id}': {
      put: moving(
        'approveGrant',
        { from: ['VERIFIED'], to: 'APPROVED', needs: ['approvedAmount'] },
        { approvedAmount: amount },
      ),
    },
    '/api/grant/refuse/{id}': {
      put: moving(
        'refuseGrant',
        { from: ['REQUESTED', 'VERIFIED'], to: 'REFUSED', refused: 'record.exists' },
        { reason: { type: ['string', 'null'], maxLength: 255 } },
      ),
    },
    '/api/grant/id/{id}': {
      get: operation('getGrant', {
        parameters: [idInPath],
        payload: { $ref: '#/components/schemas/Grant' },
      }),
    },
  })
}

describe.each(databaseKinds)('states of records on %s', (kind) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi({
      kind,
      contract: fixtureContract(withGrants),
      handlers: { getMe: idle, openDoor: idle },
    })
  })
  afterAll(() => api.end())

  const ask = async (): Promise<number> =>
    (await api.call('POST', '/api/grant/ask', { body: { title: 'বন্যার পরে ঘর' } })).body.payload.id
  const put = (what: string, record: number, more: object = {}) =>
    api.call('PUT', `/api/grant/${what}/${record}`, more)
  const read = async (record: number) => (await api.call('GET', `/api/grant/id/${record}`)).body.payload

  it('a new record begins in the state declared by the contract', async () => {
    expect(await read(await ask())).toMatchObject({ title: 'বন্যার পরে ঘর', status: 'REQUESTED' })
  })

  it('a new record belongs to the parent in the path, whatever the operation is called', async () => {
    const parent = await ask()
    const { body } = await api.call('POST', `/api/grant/ask-within/${parent}`, { body: { title: 'ছাদ' } })
    expect(await read(body.payload.id)).toMatchObject({ parentId: parent, status: 'REQUESTED' })
  })

  it('an operation without a handler sets the state of a record and stores the body', async () => {
    const record = await ask()
    expect((await put('verify', record)).body).toMatchObject({ success: true, message: 'verifyGrant: done' })
    expect(await read(record)).toMatchObject({ status: 'VERIFIED', title: 'বন্যার পরে ঘর' })
    expect((await put('approve', record, { body: { approvedAmount: 5000 } })).status).toBe(200)
    expect(await read(record)).toMatchObject({ status: 'APPROVED', approvedAmount: 5000 })
    const { db } = api.services.store
    const noted = await db.query<{ operation: string; after: JsonObject }>(
      "select operation, after from record_history where table_name = 'grant_request' and record_id = $1 order by id",
      [record],
    )
    expect(noted.map((note) => [note.operation, note.after.status])).toEqual([
      ['askGrant', 'REQUESTED'],
      ['verifyGrant', 'VERIFIED'],
      ['approveGrant', 'APPROVED'],
    ])
  })

  it('another state is refused with the current one, and nothing is stored', async () => {
    const record = await ask()
    const early = await put('approve', record, { body: { approvedAmount: 5000 } })
    expect(early).toMatchObject({
      status: 409,
      body: {
        code: 'record.state',
        message: 'The grant is REQUESTED now. This is possible only while it is VERIFIED.',
        params: { state: 'REQUESTED', from: 'VERIFIED' },
      },
    })
    const stored = await read(record)
    expect(stored.status).toBe('REQUESTED')
    expect(stored.approvedAmount ?? null).toBeNull()
    await put('refuse', record, { body: { reason: 'Asked twice' } })
    expect((await put('refuse', record, { body: {} })).body.code).toBe('record.exists')
    expect((await read(record)).reason).toBe('Asked twice')
  })

  it('required properties of the new state are reported at their place', async () => {
    const record = await ask()
    await put('verify', record)
    const response = await put('approve', record, { body: {} })
    expect(response).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/approvedAmount', code: 'fault.required' }] },
    })
    expect((await read(record)).status).toBe('VERIFIED')
  })

  it('a change by another user meanwhile is a conflict', async () => {
    const record = await ask()
    const { lastModifiedDate } = await read(record)
    const headers = { 'if-match': `"${lastModifiedDate}"` }
    await put('verify', record)
    const late = await put('refuse', record, { headers, body: { reason: 'Too late' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'record.changed' } })
    expect((await read(record)).status).toBe('VERIFIED')
  })

  it('of two concurrent requests, one succeeds', async () => {
    const record = await ask()
    const responses = await Promise.all([put('verify', record), put('verify', record)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('there is no such record', async () => {
    expect((await put('verify', 987_654)).status).toBe(404)
  })
})

const broken: readonly [string, JsonObject, string][] = [
  [
    'a property that there is not',
    { property: 'state', to: 'APPROVED' },
    'names "state", which Grant has not',
  ],
  ['a state that it never is', { to: 'APROVED' }, 'names the state "APROVED"'],
  ['no state to come from', { from: [], to: 'APPROVED' }, 'leads from no state'],
  ['a need that there is not', { from: ['VERIFIED'], to: 'APPROVED', needs: ['amount'] }, 'needs "amount"'],
  ['a record that is not stored', { resource: 'Gift', to: 'APPROVED' }, 'names "Gift", which is not stored'],
  ['no state to lead to', { to: {} }, 'does not say the state'],
]

test.each(broken)('the start is refused for %s', (_, transition, message) => {
  const contract = fixtureContract((document) => {
    withGrants(document)
    Object.assign(document.paths as object, { '/api/grant/x': { post: moving('moveGrant', transition) } })
  })
  expect(() => readContract(contract, new Set(['getMe', 'openDoor']))).toThrow(message)
})

test('a body may not hold the state itself', () => {
  const contract = fixtureContract((document) => {
    withGrants(document)
    const sent = { status: { type: 'string', enum: states } }
    Object.assign(document.paths as object, {
      '/api/grant/x': { post: moving('moveGrant', { to: 'APPROVED' }, sent as JsonObject) },
    })
  })
  expect(() => readContract(contract)).toThrow('its body holds "status", which its x-transition decides')
})
