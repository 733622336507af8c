import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressFor } from '../../support/contract/record-address.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe('secrets', () => {
  let api: TestApi
  const secret = 'a-secret-that-is-long-enough-to-sign'
  let hashes: string[]

  beforeAll(async () => {
    api = await startTestApi({ settings: { DEMO: 'true', TOKEN_SECRET: secret } })
    const { database } = api.services
    await database.query("update credential set temporary_hash = 'scrypt$1$1$1$dGVtcG9yYXJ5$dGVtcG9yYXJ5'")
    const rows = await database.query<{ password_hash: string; temporary_hash: string }>(
      'select password_hash, temporary_hash from credential',
    )
    hashes = rows.flatMap(({ password_hash: own, temporary_hash: temporary }) => [own, temporary])
  }, 120_000)
  afterAll(() => api.end())

  /** The secret parts of the stored data: salts and keys of the hashes, and keys that sign tokens. */
  const hidden = (): string[] => [
    secret,
    'scrypt$',
    'token_version',
    'tokenVersion',
    ...hashes.flatMap((hash) => hash.split('$').slice(4)).filter((text) => text.length > 8),
  ]

  const expectNothingIn = (text: string, where: string): void => {
    for (const word of hidden()) expect([where, text.includes(word)]).toEqual([where, false])
    expect([where, /"(password|passwordHash|temporaryHash)":/i.test(text)]).toEqual([where, false])
  }

  it('are in no response to a read', async () => {
    const reads = api.services.contract.operations.filter(({ method }) => method === 'GET')
    let seen = 0
    for (const operation of reads)
      for (const id of [1, 2]) {
        const { status, body, headers } = await api.call(
          'GET',
          addressFor(operation, id, { tag: 'PRIVACY_POLICY' }),
        )
        if (status === 200) seen += 1
        expectNothingIn(JSON.stringify(body) + JSON.stringify(headers), operation.id)
      }
    expect(seen).toBeGreaterThan(reads.length)
  })

  it('are in no user that is written, signed in or looked up', async () => {
    const password = 'Never-to-be-seen-1'
    const email = 'fresh@example.org'
    const { body: roles } = await api.call('GET', '/api/role/total')
    const user = { name: 'Fresh', email, password, roleId: roles.payload[0].id }
    const responses = [
      await api.call('POST', '/api/user/create', { body: user }),
      await api.call('POST', '/api/signin', { body: { email, password }, token: null }),
      await api.call('GET', '/api/user/all?pageSize=100'),
    ]
    for (const { body } of responses) {
      const { accessToken: _token, ...rest } = body.payload
      expectNothingIn(JSON.stringify({ ...body, payload: rest }), 'user')
      expect(JSON.stringify(body)).not.toContain(password)
    }
    const [stored] = await api.services.store.find('User', { email })
    expect(JSON.stringify(stored)).not.toContain(password)
  })

  it('and inner workings are in no refusal', async () => {
    const broken = [
      await api.call('GET', '/api/dua/id/9999999999999999999999'),
      await api.call('POST', '/api/dua/create', { body: { title: { $ne: 1 } } }),
      await api.call('POST', '/api/dua/create', { body: { duaCategoryId: 2_000_000_000, title: 'x' } }),
      await api.call('GET', '/api/nothing/at/all'),
      await api.call('POST', '/api/signin', { body: { email: "' or 1=1 --", password: 'x' }, token: null }),
    ]
    for (const { status, body } of broken) {
      expect(status).toBeLessThan(500)
      expect(JSON.stringify(body)).not.toMatch(/select |insert |node_modules|\.ts:|at Object|pg_|db|stack/i)
    }
  })
})
