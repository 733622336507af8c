import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftDays } from '../../../src/contract/records/limits.ts'
import { sweepFiles } from '../../../src/server/upload/sweep.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const under = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const newKey = (): string => `"${randomUUID()}"`

describe.each(databaseKinds)('a request under a key on %s', { timeout: 60_000 }, (kind) => {
  let api: TestApi

  const create = (key: string, name: string, asking = {}): Promise<TestResponse> =>
    api.call('POST', '/api/country/create', { body: { name }, ...under(key), ...asking })
  const countries = (name: string): Promise<number> => api.services.store.count('Country', { name })
  const kept = (key: string) =>
    api.services.database.query<{ text: string }>(
      'select k::text as text from idempotency_key k where key = $1',
      [key.replaceAll('"', '')],
    )

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('gets the same response, and is stored once', async () => {
    const key = newKey()
    const first = await create(key, 'বাংলাদেশ')
    expect(first.status).toBe(200)
    const again = await create(key, 'বাংলাদেশ')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await countries('বাংলাদেশ')).toBe(1)
  })

  it('is the same with and without quotes, and with properties in any order', async () => {
    const key = randomUUID()
    const bodies = [
      { name: 'Oman', active: true },
      { active: true, name: 'Oman' },
    ]
    const [first, second] = [
      await api.call('POST', '/api/country/create', { body: bodies[0], ...under(key) }),
      await api.call('POST', '/api/country/create', { body: bodies[1], ...under(`"${key}"`) }),
    ]
    expect(second.body).toEqual(first.body)
    expect(await countries('Oman')).toBe(1)
  })

  it('is stored once for many concurrent requests, in two processes, which all return the same', async () => {
    const key = newKey()
    const other = await startTestApi({ on: api.database })
    const responses = await Promise.all(
      Array.from({ length: 4 }, () =>
        [api, other].map((each) =>
          each.call('POST', '/api/country/create', { body: { name: 'Qatar' }, ...under(key) }),
        ),
      ).flat(),
    )
    await other.end()
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    expect(await countries('Qatar')).toBe(1)
  })

  it('is refused with another content, with the id of the stored record', async () => {
    const key = newKey()
    const { id } = (await create(key, 'Yemen')).body.payload
    const other = await create(key, 'Jemen', { headers: { ...under(key).headers, 'accept-language': 'de' } })
    expect(other.status).toBe(422)
    expect(other.body).toMatchObject({
      code: 'repeat.saved',
      message: 'Land: schon durch einen früheren Versuch gespeichert, mit anderem Inhalt.',
      payload: { id },
    })
    expect(await countries('Jemen')).toBe(0)
  })

  it('may use its key again after a refusal', async () => {
    const key = newKey()
    expect((await create(key, '')).status).toBe(400)
    const body = { titles: [], title: null }
    const at = '/api/page-translation/1/section/add'
    expect((await api.call('POST', at, { body, ...under(key) })).status).toBe(422)
    expect((await create(key, 'Kuwait')).status).toBe(200)
    expect(await countries('Kuwait')).toBe(1)
  })

  it('is another one where another user sends it', async () => {
    const key = newKey()
    const { token } = await api.userWith(['NAMAZ_TIME_LOCATION_CREATE'])
    const mine = await create(key, 'Libya')
    const theirs = await create(key, 'Libya', { token })
    expect(theirs.status).toBe(200)
    expect(theirs.body.payload.id).not.toBe(mine.body.payload.id)
    expect(await countries('Libya')).toBe(2)
  })

  it('creates nothing again once its record is deleted', async () => {
    const key = newKey()
    const { id } = (await create(key, 'Sudan')).body.payload
    expect((await api.call('DELETE', `/api/country/delete/${id}`)).status).toBe(200)
    for (const name of ['Sudan', 'Soedan']) {
      const again = await create(key, name)
      expect([again.status, again.body.code]).toEqual([409, 'repeat.deleted'])
    }
    expect(await countries('Sudan')).toBe(0)
  })

  it('names one operation', async () => {
    const key = newKey()
    await create(key, 'Mali')
    const other = await api.call('POST', '/api/dua-category/create', {
      body: { title: 'Mali' },
      ...under(key),
    })
    expect([other.status, other.body.code, other.body.payload]).toEqual([422, 'repeat.elsewhere', undefined])
    // Operations that change a record use its version, and need no key.
    const { id } = (await create(newKey(), 'Niger')).body.payload
    const update = (name: string): Promise<TestResponse> =>
      api.call('PUT', '/api/country/update', { body: { id, name }, ...under(key) })
    expect([(await update('Tschad')).status, (await update('Chad')).status]).toEqual([200, 200])
    expect(await countries('Chad')).toBe(1)
  })

  it.each(['', '""', 'two words', `"${'k'.repeat(256)}"`, 'ключ', '"a", "b"', '"'])(
    'is refused where the key is %j',
    async (key) => {
      const answer = await create(key, 'Nowhere')
      expect([answer.status, answer.body.code]).toEqual([400, 'request.idempotencyKey'])
      expect(await countries('Nowhere')).toBe(0)
    },
  )

  it('accepts a key of 255 characters', async () => {
    const key = `"${'k'.repeat(255)}"`
    const responses = [await create(key, 'Tunisia'), await create(key, 'Tunisia')]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await countries('Tunisia')).toBe(1)
  })

  it('lists all created records, or none if one is of another kind', async () => {
    const category = await api.call('POST', '/api/disease-category/create', { body: { title: 'জ্বর' } })
    const doctors = [1, 2].map((number) => ({ doctorName: `Dr ${number}` }))
    const body = { diseaseCategoryId: category.body.payload.id, doctorRequests: doctors }
    const key = newKey()
    const first = await api.call('POST', '/api/doctor/create', { body, ...under(key) })
    expect([first.status, first.body.message]).toEqual([200, expect.any(String)])
    const again = await api.call('POST', '/api/doctor/create', { body, ...under(key) })
    expect(again.body).toEqual(first.body)
    expect(await api.services.store.count('Doctor', {})).toBe(2)
  })

  it('sends a notification once', async () => {
    const { id, token } = await api.userWith([])
    const key = newKey()
    const body = {
      title: 'বার্তা',
      message: 'مرحبا',
      notificationType: 'WEB',
      sendToAllUser: false,
      recipientIds: [id],
    }
    const send = () => api.call('POST', '/api/notification/create-and-push', { body, ...under(key) })
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual(first.body)
    expect((await api.call('GET', '/api/notification/mine', { token })).body.payload.unread).toBe(1)
  })

  it('answers a question once, even after it was answered', async () => {
    const asked = await api.call('POST', '/api/question-answer/ask', {
      body: { question: 'متى؟' },
      ...under(newKey()),
    })
    const key = newKey()
    const body = { id: asked.body.payload.id, question: 'متى؟', answer: '<p>غدا</p>' }
    const answer = () => api.call('POST', '/api/question-answer/create-answer', { body, ...under(key) })
    const [first, again] = [await answer(), await answer()]
    expect([first.status, again.body]).toEqual([200, first.body])
  })

  it('stores none of its content: neither text nor password, nor anything that reveals them', async () => {
    const { roleId } = await api.userWith([])
    const key = newKey()
    const user = { name: 'Salma', email: 'salma@example.org', password: 'Seven-quiet-rivers-1', roleId }
    const make = (password: string) =>
      api.call('POST', '/api/user/create', { body: { ...user, password }, ...under(key) })
    const first = await make(user.password)
    // The address is taken by then, which is no reason to refuse the repeated request.
    expect((await make(user.password)).body).toEqual(first.body)
    expect((await make('Eight-quiet-rivers-1')).body.code).toBe('repeat.saved')
    const [row] = await kept(key)
    expect(row?.text).toContain('createUser')
    expect(row?.text).not.toMatch(/salma|rivers/i)
    const fingerprints = await api.services.database.query<{ fingerprint: string }>(
      'select fingerprint from idempotency_key',
    )
    expect(new Set(fingerprints.map(({ fingerprint }) => fingerprint.length))).toEqual(new Set([43]))
  })

  it('gets the same response after a restart, and is forgotten a day after the last draft can name it', async () => {
    const key = newKey()
    const first = await create(key, 'Egypt')
    const other = await startTestApi({ on: api.database })
    const again = await other.call('POST', '/api/country/create', { body: { name: 'Egypt' }, ...under(key) })
    await other.end()
    expect(again.body).toEqual(first.body)
    const age = (days: number) =>
      api.services.database.query(
        `update idempotency_key set made_at = now() - make_interval(days => $1::integer, mins => 1) where key = $2`,
        [days, key.replaceAll('"', '')],
      )
    await age(draftDays)
    await sweepFiles(api.services)
    expect(await kept(key)).toHaveLength(1)
    await age(draftDays + 1)
    await sweepFiles(api.services)
    expect(await kept(key)).toEqual([])
    expect((await create(key, 'Egypt')).body.payload.id).not.toBe(first.body.payload.id)
  })
})
