import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Handler } from '../../../../src/server/handlers/handler.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { fixtureContract, operation } from '../../fixture-contract.ts'
import { id } from '../../fixture-schemas.ts'

const idInPath = { name: 'id', in: 'path', required: true, schema: id }
const copy = operation('duplicatePoem', {
  parameters: [idInPath],
  payload: { type: 'object', required: ['id'], properties: { id } },
})
const paths = { '/api/poem/{id}/duplicate': { post: copy } }

// A handler may compose the body of a new record for an operation without a body.
describe.each(databaseKinds)('a record that a handler composes, on %s', (kind) => {
  let api: TestApi
  let body: JsonObject = {}
  let set: JsonObject | undefined
  let titles: JsonObject[]

  beforeAll(async () => {
    const contract = fixtureContract()
    const duplicatePoem: Handler = (call) =>
      call.regular({ verb: 'create', resource: 'Poem', body, ...(set && { set }) })
    api = await startTestApi({
      kind,
      contract: { ...contract, paths: { ...(contract.paths as JsonObject), ...paths } },
      handlers: { getMe: idle, openDoor: idle, duplicatePoem },
    })
    const languageId = await api.services.store.transaction((writer) =>
      writer.insert('Language', { name: 'EN', code: 'en' }),
    )
    titles = [{ languageId, text: 'Spring' }]
    await api.call('POST', '/api/poet/create', { body: { note: null, poets: [{ name: 'Karim' }] } })
  })
  afterAll(() => api.end())

  const duplicate = () => api.call('POST', '/api/poem/1/duplicate')
  const stored = (): Promise<number> => api.services.store.count('Poem', {})

  it('is stored like one that was sent', async () => {
    body = { titles, code: 'C-1', poetId: 1 }
    const response = await duplicate()
    expect(response).toMatchObject({ status: 200 })
    const read = await api.call('GET', `/api/poem/id/${response.body.payload.id}`)
    expect(read.body.payload.poem).toMatchObject({ code: 'C-1' })
  })

  it('is refused without its required properties, and where one breaks the contract', async () => {
    const before = await stored()
    body = { titles, poetId: 1 }
    expect(await duplicate()).toMatchObject({ status: 400, body: { errors: [{ path: '/code' }] } })
    body = { titles, code: 7, poetId: 1 }
    expect(await duplicate()).toMatchObject({ status: 400, body: { errors: [{ path: '/code' }] } })
    expect(await stored()).toBe(before)
  })

  it('has the values set by the handler', async () => {
    body = { titles, poetId: 1 }
    set = { code: 'C-2' }
    expect(await duplicate()).toMatchObject({ status: 200 })
  })
})
