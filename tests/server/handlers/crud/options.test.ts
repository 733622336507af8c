import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Verb } from '../../../../src/server/contract/read-contract.ts'
import { conflict } from '../../../../src/server/errors.ts'
import { createRegular } from '../../../../src/server/handlers/crud/crud.ts'
import type { Handler, RegularOptions } from '../../../../src/server/handlers/handler.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { fixtureContract, operation } from '../../fixture-contract.ts'
import { id } from '../../fixture-schemas.ts'

const idInPath = { name: 'id', in: 'path', required: true, schema: id }
const one = { parameters: [idInPath] }
const note = { type: 'object', properties: { note: { type: 'string' }, code: { type: 'integer' } } }
const poem = { $ref: '#/components/schemas/Poem' }

/** Operations of any name, which a handler serves like regular ones. */
const withOperations = (document: JsonObject): void => {
  Object.assign(document.paths as object, {
    '/api/drafts': {
      get: operation('seeDrafts', { payload: { type: 'array', items: poem } }),
      post: operation('sendDraft', {
        body: note,
        payload: { type: 'object', required: ['id'], properties: { id } },
      }),
    },
    '/api/drafts/{id}': {
      get: operation('seeDraft', { ...one, payload: poem }),
      post: operation('markDraft', one),
      put: operation('changeDraft', { ...one, body: note, payload: poem }),
      delete: operation('dropDraft', one),
    },
  })
}

describe.each(databaseKinds)('the options of a regular handler on %s', (kind) => {
  let api: TestApi
  let options: RegularOptions
  /** Whether the handler undoes what it did in its transaction. */
  let undone: boolean
  let whole: JsonObject
  let poems: number[]

  beforeAll(async () => {
    const as =
      (verb: Verb): Handler =>
      (call) => {
        const all = { verb, resource: 'Poem', ...options }
        if (!undone) return call.regular(all)
        return call.store.transaction(async (writer) => {
          await call.regular({ ...all, writer })
          throw conflict('record.exists')
        })
      }
    api = await startTestApi({
      kind,
      contract: fixtureContract(withOperations),
      handlers: {
        getMe: idle,
        openDoor: async (call) => {
          expect(() => call.regular(options)).toThrow('openDoor is no regular operation')
          return {}
        },
        ...{ seeDrafts: as('list'), seeDraft: as('get'), sendDraft: as('create') },
        ...{ changeDraft: as('update'), markDraft: as('update'), dropDraft: as('delete') },
      },
    })
    await api.services.store.transaction(async (writer) => {
      const languageId = await writer.insert('Language', { name: 'EN', code: 'en' })
      const poetId = await writer.insert('Poet', { name: 'Karim' })
      whole = { titles: [{ languageId, text: 'Spring' }], poetId }
    })
  })
  afterAll(() => api.end())

  beforeEach(async () => {
    options = {}
    undone = false
    poems = []
    for (const [code, mood] of [
      ['calm', 'CALM'],
      ['glad', 'GLAD'],
    ])
      poems.push(
        (await api.call('POST', '/api/poem/create', { body: { ...whole, code, mood } })).body.payload.id,
      )
    return async () => {
      for (const { id } of await api.services.store.find('Poem', {}))
        await api.call('DELETE', `/api/poem/id/${id}`)
    }
  })

  const codes = async (): Promise<unknown[]> =>
    (await api.services.store.find('Poem', {})).map(({ body }) => body.code)

  it('a list without pages has the oldest first', async () => {
    const { body } = await api.call('GET', '/api/drafts')
    expect(body.payload).toMatchObject([{ code: 'calm' }, { code: 'glad' }])
  })

  it('where: narrows a list to equal records', async () => {
    options = { where: { mood: 'GLAD', link: null } }
    const { body } = await api.call('GET', '/api/drafts')
    expect(body.payload).toMatchObject([{ code: 'glad' }])
  })

  it.each(['GET', 'PUT', 'DELETE'])('where: %s finds no other record', async (method) => {
    options = { where: { mood: 'GLAD' }, ...(method === 'PUT' && { body: { ...whole, code: 'new' } }) }
    const call = (at: number) =>
      api.call(method, `/api/drafts/${poems[at]}`, method === 'PUT' ? { body: {} } : {})
    expect((await call(0)).status).toBe(404)
    expect(await codes()).toEqual(['calm', 'glad'])
    expect((await call(1)).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE'])('id: %s uses it instead of the one in the path', async (method) => {
    options = { id: poems[1] ?? 0, set: { code: 'new' } }
    const { status, body } = await api.call(
      method,
      `/api/drafts/${poems[0]}`,
      method === 'PUT' ? { body: {} } : {},
    )
    expect(status).toBe(200)
    if (method === 'GET') expect(body.payload.code).toBe('glad')
    else expect(await codes()).toEqual(method === 'PUT' ? ['calm', 'new'] : ['calm'])
  })

  it('body: is stored instead of the body of the request', async () => {
    options = { body: { ...whole, code: 'new', readerRequests: [{ name: 'Amina' }] } }
    const sent = await api.call('POST', '/api/drafts', { body: { note: 'unused', code: 7 } })
    const stored = await api.services.store.get('Poem', sent.body.payload.id)
    expect(stored?.body).toMatchObject({ code: 'new', mood: 'CALM', readers: [{ name: 'Amina' }] })
    expect(stored?.body).not.toHaveProperty('note')
  })

  it('set: has other values under their stored names, also in the body that is checked', async () => {
    options = { body: whole, set: { code: 'new', readers: [{ name: 'Amina' }], inner: 1 } }
    const sent = await api.call('POST', '/api/drafts', { body: {} })
    expect((await api.services.store.get('Poem', sent.body.payload.id))?.body).toMatchObject({
      ...{ code: 'new', readers: [{ name: 'Amina' }], inner: 1, mood: 'CALM' },
    })
    options = { body: whole, set: { code: 7 } }
    const refused = await api.call('POST', '/api/drafts', { body: {} })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: '/code' }] } })
  })

  it('without a body of their own, the request is stored', async () => {
    const sent = await api.call('POST', '/api/drafts', { body: { note: 'kept', code: 7 } })
    expect((await api.services.store.get('Poem', sent.body.payload.id))?.body).toEqual({
      note: 'kept',
      code: 7,
    })
  })

  it.each([
    ['POST', ''],
    ['PUT', '/'],
    ['DELETE', '/'],
  ])('writer: %s is undone with its transaction', async (method, path) => {
    options = { set: { code: 'new' } }
    undone = true
    const address = `/api/drafts${path}${path && poems[0]}`
    const { body } = await api.call(method, address, method === 'DELETE' ? {} : { body: {} })
    expect(body.code).toBe('record.exists')
    expect(await codes()).toEqual(['calm', 'glad'])
  })

  it.each<RegularOptions>([{}, { verb: 'list' }, { resource: 'Poem' }, { verb: 'list', resource: 'Song' }])(
    '%j: are refused for an operation of another name',
    async (incomplete) => {
      options = incomplete
      expect((await api.call('GET', '/api/open')).status).toBe(200)
    },
  )

  it('cannot serve a list whose payload has no place for rows', () => {
    const { services } = api
    const listPoet = services.contract.operations.find(({ id }) => id === 'listPoet')
    if (!listPoet) throw new Error('There is no listPoet.')
    expect(() => createRegular(services)({ ...listPoet, payload: null })).toThrow(
      'listPoet answers neither a page ({content, …}) nor a list.',
    )
  })

  it('returns what the contract says of a written record', async () => {
    options = { set: { code: 'new' } }
    const changed = await api.call('PUT', `/api/drafts/${poems[0]}`, { body: {} })
    expect(changed.body.payload).toMatchObject({ id: poems[0], code: 'new', poetName: 'Karim' })
    options = {}
    expect((await api.call('POST', `/api/drafts/${poems[1]}`)).body.payload).toBeNull()
  })
})
