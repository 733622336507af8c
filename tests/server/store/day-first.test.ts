import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe.each(databaseKinds)('days written DD/MM/YYYY on %s', (kind) => {
  let api: TestApi
  const titles = async (query: string): Promise<string[]> => {
    const { status, body } = await api.call('GET', `/api/live-mahfil/all?pageNo=0&pageSize=10&${query}`)
    expect(status).toBe(200)
    return body.payload.content.map(({ title }: { title: string }) => title)
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
    // The order of these days differs from that of their texts.
    const days = {
      late: '01/12/2026',
      early: '31/01/2026',
      'last year': '15/06/2025',
      unknown: null,
      empty: '',
    }
    await api.services.store.transaction(async (writer) => {
      for (const [title, dateTime] of Object.entries(days))
        await writer.insert('LiveMahfil', { title, dateTime, link: 'https://example.org', active: true })
    })
  })
  afterAll(() => api.end())

  it('sort by time, those without a day last', async () => {
    const sorted = async (order: string) => titles(`sortBy=dateTime&ascOrDesc=${order}`)
    expect((await sorted('asc')).slice(0, 3)).toEqual(['last year', 'early', 'late'])
    expect((await sorted('desc')).slice(0, 3)).toEqual(['late', 'early', 'last year'])
    expect((await sorted('desc')).slice(3).toSorted()).toEqual(['empty', 'unknown'])
  })

  it.each([
    ['heldFrom=2026-01-31', ['early', 'late']],
    ['heldTo=2026-01-31', ['last year', 'early']],
    ['heldFrom=2026-01-01&heldTo=2026-11-30', ['early']],
    ['heldFrom=2027-01-01', []],
  ])('are limited by %s', async (query, found) => {
    expect(await titles(`sortBy=dateTime&ascOrDesc=asc&${query}`)).toEqual(found)
  })
})
