import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('sessions on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('ends the session that signs out, and no other', async () => {
    const { id, token } = await api.userWith([], 'USER')
    const other = await api.tokenOf(id)
    const me = async (sent: string): Promise<number> =>
      (await api.call('GET', '/api/me', { token: sent })).status
    expect([await me(token), await me(other)]).toEqual([200, 200])
    expect((await api.call('POST', '/api/signout', { token })).body.message).toBe('Signed out')
    expect([await me(token), await me(other)]).toEqual([401, 200])
    expect((await api.call('POST', '/api/signout', { token })).status).toBe(401)
    expect((await api.call('POST', '/api/signout', { token: null })).status).toBe(401)
  })

  it('accepts a token of a version without sessions, and ends it with all others', async () => {
    const { id, token } = await api.userWith([])
    const old = await api.services.tokens.issue({ userId: id, tokenVersion: 1, sessionId: null })
    expect((await api.call('GET', '/api/me', { token: old })).status).toBe(200)
    expect((await api.call('POST', '/api/signout', { token: old })).status).toBe(200)
    expect((await api.call('GET', '/api/me', { token: old })).status).toBe(401)
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
  })

  it('deletes ended sessions', async () => {
    const { id } = await api.userWith([])
    const { db } = api.services.store
    await db.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [id])
    await api.tokenOf(id)
    expect(await db.query('select id from session where user_id = $1', [id])).toHaveLength(1)
  })
})
