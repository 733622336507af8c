import { expect } from 'vitest'
import type { JsonObject } from '../../src/contract/json.ts'
import type { DatabaseKind } from '../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../support/server/test-api.ts'
import { fixtureContract } from './fixture-contract.ts'

/** An API of the fixture contract with three languages, three poets and two files. */
export interface Fixture {
  api: TestApi
  languages: Record<string, number>
  poets: number[]
  files: number[]
  /** A body of a poem with this code. */
  poem: (code: string, more?: object) => object
  create: (body: object) => Promise<number>
  read: (id: number, query?: string) => Promise<{ poem: Record<string, unknown>; readers: unknown[] }>
  /** The codes of the poems that a query returns, oldest first. */
  find: (query: string) => Promise<string[]>
}

/** Starts the API of the fixture contract; `change` may modify the contract. */
export const startFixture = async (
  kind: DatabaseKind,
  change?: (document: JsonObject) => void,
): Promise<Fixture> => {
  const api = await startTestApi({
    kind,
    contract: fixtureContract(change),
    handlers: { getMe: idle, openDoor: idle },
  })
  const languages: Record<string, number> = {}
  const files: number[] = []
  await api.services.store.transaction(async (writer) => {
    for (const code of ['en', 'bn', 'ar'])
      languages[code] = await writer.insert('Language', { name: code.toUpperCase(), code })
    for (const fileUrl of ['/files/a/one.png', '/files/b/two.png'])
      files.push(await writer.insert('DbFile', { fileUrl }))
  })
  const { body } = await api.call('POST', '/api/poet/create', {
    body: { note: null, poets: [{ name: 'Karim' }, { name: 'Yusuf' }, { name: 'আমিনা' }] },
  })
  const first: number = body.payload.id
  const poets = [first, first + 1, first + 2]
  return {
    api,
    languages,
    poets,
    files,
    poem: (code, more = {}) => ({
      titles: [{ languageId: languages.bn, text: `শিরোনাম ${code}` }],
      code,
      poetId: poets[0],
      ...more,
    }),
    create: async (poem) => {
      const response = await api.call('POST', '/api/poem/create', { body: poem })
      expect(response.body).toMatchObject({ success: true })
      return response.body.payload.id
    },
    read: async (id, query = '') => (await api.call('GET', `/api/poem/id/${id}${query}`)).body.payload,
    find: async (query) => {
      const response = await api.call('GET', `/api/poem/all?ascOrDesc=asc&${query}`)
      return response.body.payload.content.map((row: { poem: { code: string } }) => row.poem.code)
    },
  }
}
