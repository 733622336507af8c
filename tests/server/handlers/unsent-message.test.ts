import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedForNow, startMailServer } from '../../support/server/mail-server.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

describe('unsent messages', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  })
  afterAll(() => api.end())

  const rows = async (): Promise<Record<string, unknown>[]> =>
    (await api.call('GET', '/api/unsent-message/all')).body.payload.content
  const post = (id: unknown): Promise<TestResponse> => api.call('POST', `/api/unsent-message/send/${id}`)

  it('are listed with their reason and next attempt, without their texts', async () => {
    const { id } = await api.userWith([])
    await api.call('POST', '/api/user/send-mail-sms', { body: { userId: id, mailSmsType: 'MAIL' } })
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      kind: 'MAIL',
      recipients: expect.stringMatching(/@example\.org$/),
      subject: 'Foundation: your password',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
      nextAttemptDate: expect.any(String),
      givenUp: false,
    })
    expect(JSON.stringify(row)).not.toContain('new password is')
  })

  it('are sent again immediately, and stay in the list while that fails', async () => {
    const [row] = await rows()
    expect((await post(row?.id)).body).toMatchObject({ code: 'message.failedAgain' })
    expect(await rows()).toMatchObject([{ id: row?.id, attempts: 2 }])
    await api.services.database.query('update outgoing_message set next_attempt_at = null, content = null')
    expect((await post(row?.id)).body).toMatchObject({ code: 'message.givenUp' })
    expect(await rows()).toMatchObject([{ givenUp: true, nextAttemptDate: null }])
    expect((await post(999_999)).status).toBe(404)
  })

  it('are deleted', async () => {
    const [row] = await rows()
    const remove = (): Promise<TestResponse> => api.call('DELETE', `/api/unsent-message/delete/${row?.id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await rows()).toEqual([])
  })

  it('leave the list when "Send Now" succeeds', async () => {
    const server = await startMailServer(refusedForNow)
    const other = await startTestApi({ settings: { SMTP_URL: server.url } })
    try {
      const list = async () => (await other.call('GET', '/api/unsent-message/all')).body.payload.content
      const { id: userId } = await other.userWith([])
      await other.call('POST', '/api/user/send-mail-sms', { body: { userId, mailSmsType: 'MAIL' } })
      const [row] = await list()
      expect(row).toMatchObject({ lastError: expect.stringContaining('Try again later'), givenUp: false })
      server.refusal = null
      expect((await other.call('POST', `/api/unsent-message/send/${row.id}`)).status).toBe(200)
      expect(server.letters).toHaveLength(1)
      expect(await list()).toEqual([])
    } finally {
      await other.end()
      await server.stop()
    }
  })
})
