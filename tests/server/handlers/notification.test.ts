import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

describe.each(databaseKinds)('notifications on %s', (kind) => {
  let api: TestApi

  const send = (body: object, token?: string): Promise<TestResponse> =>
    api.call('POST', '/api/notification/create-and-push', {
      body: { title: 'বার্তা', message: 'مرحبا', notificationType: 'WEB', sendToAllUser: false, ...body },
      ...(token && { token }),
    })
  const mine = async (token: string): Promise<{ unread: number; content: { title: string }[] }> =>
    (await api.call('GET', '/api/notification/mine', { token })).body.payload
  const markRead = (token: string): Promise<TestResponse> =>
    api.call('POST', '/api/notification/mark-as-read', { token })

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('reaches the chosen users only, with sender and type, the newest first', async () => {
    const [first, second] = [await api.userWith([]), await api.userWith([])]
    const response = await send({ title: 'One', recipientIds: [first.id] })
    expect(response.body).toEqual({ success: true, message: 'Notification send successfully', payload: null })
    await send({ title: 'Two', recipientIds: [first.id, second.id] })
    const bell = await mine(first.token)
    expect(bell).toMatchObject({
      unread: 2,
      content: [{ title: 'Two', type: 'NEWS', sender: { name: 'Administrator' } }, { title: 'One' }],
    })
    expect(JSON.stringify(bell)).not.toContain('recipientIds')
    expect((await mine(second.token)).unread).toBe(1)
    expect((await mine(await api.tokenOf(1))).unread).toBe(0)
  })

  it('reaches all existing users, not later ones, and counts down to zero', async () => {
    const { token } = await api.userWith([])
    await send({ title: 'All', sendToAllUser: true, recipientIds: [] })
    const later = await api.userWith([])
    expect((await mine(token)).unread).toBe(1)
    expect((await mine(later.token)).unread).toBe(0)
    expect((await markRead(token)).body.message).toBe('All notifications are marked as read')
    expect(await mine(token)).toMatchObject({ unread: 0, content: [{ title: 'All' }] })
    await send({ title: 'Next', sendToAllUser: true })
    expect((await mine(token)).unread).toBe(1)
  })

  it('refuses to send to no users and to users who do not exist', async () => {
    expect(await send({ recipientIds: [] })).toMatchObject({
      status: 422,
      body: { message: 'Users are required', errors: [{ path: '/recipientIds' }] },
    })
    expect(await send({ recipientIds: [1, 9999] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/recipientIds/1' }] },
    })
    const { token } = await api.userWith(['USER_AND_ADMIN_READ'])
    expect((await send({ sendToAllUser: true }, token)).status).toBe(403)
  })

  it('counts correctly while others send and the reader marks', async () => {
    const { id, token } = await api.userWith([])
    const sending = Array.from({ length: 20 }, (_, index) => send({ title: `P${index}`, recipientIds: [id] }))
    const marking = Array.from({ length: 5 }, () => markRead(token))
    await Promise.all([...sending, ...marking])
    const { unread } = await mine(token)
    await send({ recipientIds: [id] })
    expect((await mine(token)).unread).toBe(unread + 1)
    await markRead(token)
    expect((await mine(token)).unread).toBe(0)
  })
})
