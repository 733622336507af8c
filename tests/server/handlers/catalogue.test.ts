import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginningOf } from '../../../src/server/handlers/question-answer.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

it.each([
  ['<p>Sign up.</p><p>It is free.</p>', 'Sign up. It is free.'],
  ['<table><tbody><tr><td>নাম</td><td>বয়স</td></tr></tbody></table>', 'নাম বয়স'],
  ['<p>a &amp; b &lt;c&gt;</p>', 'a & b <c>'],
  ['<p><img src="/files/x/y.png" /></p>', ''],
  [`<p>${'অ'.repeat(150)}</p>`, `${'অ'.repeat(120)}…`],
])('shortens %s', (html, text) => {
  expect(beginningOf(html)).toBe(text)
})

describe('questions, fazilat and figures', () => {
  let api: TestApi

  const post = (path: string, body: object): Promise<TestResponse> =>
    api.call('POST', `/api/${path}`, { body })
  const put = (path: string, body: object): Promise<TestResponse> => api.call('PUT', `/api/${path}`, { body })

  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  it('creates a question, answers it once, and changes the answer in the name of its author', async () => {
    const asked = await post('question-answer/ask', { question: 'متى تفتح المكتبة؟', platformType: 'BOTH' })
    expect(asked.body.message).toBe('Question created')
    const { id } = asked.body.payload
    const read = async (): Promise<Record<string, unknown>> =>
      (await api.call('GET', `/api/question-answer/id/${id}`)).body.payload
    expect(await read()).toMatchObject({
      status: 'QUESTIONED',
      answer: null,
      partialAnswer: null,
      masala: false,
    })
    const body = { id, question: 'متى تفتح؟', answer: '<p>صباحا.</p><script>x</script>' }
    expect((await put('question-answer/update-answer', body)).status).toBe(409)
    expect((await post('question-answer/create-answer', { ...body, answer: '<p> </p>' })).status).toBe(400)
    expect((await post('question-answer/create-answer', body)).body.message).toBe('Answer created')
    expect(await read()).toMatchObject({
      status: 'ANSWERED',
      answer: '<p>صباحا.</p>',
      partialAnswer: 'صباحا.',
      answererName: 'Administrator',
      platformType: 'BOTH',
    })
    expect((await post('question-answer/create-answer', body)).status).toBe(409)
    expect((await put('question-answer/update-answer', { ...body, platformType: 'WEB' })).status).toBe(200)
    expect(await read()).toMatchObject({ platformType: 'WEB' })
    expect((await put('question-answer/update-answer', { ...body, id: 999 })).status).toBe(404)
  })

  it('refuses an event that ends before it begins, and takes one of a single day', async () => {
    const eventImageId = await api.services.store.transaction((writer) =>
      writer.insert('DbFile', { fileUrl: '/files/event/a.png', fileName: 'a.png' }),
    )
    const event = { title: 'মাহফিল', fromDate: '30/04/2026', toDate: '30/04/2026', eventImageId }
    const created = await post('event/create', event)
    expect(created.status).toBe(200)
    const early = { ...event, toDate: '29/04/2026' }
    const errors = [{ path: '/toDate', message: 'This must not be before fromDate.' }]
    expect(await post('event/create', early)).toMatchObject({ status: 400, body: { errors } })
    const { id } = created.body.payload
    expect(await put('event/update', { id, ...early })).toMatchObject({ status: 400, body: { errors } })
    expect((await put('event/update', { id, ...event, toDate: '01/05/2026' })).status).toBe(200)
    const noDay = await put('event/update', { id, ...event, toDate: '31/06/2026' })
    expect(noDay).toMatchObject({ status: 400, body: { errors: [{ path: '/toDate' }] } })
    expect((await api.call('DELETE', `/api/event/delete/${id}`)).status).toBe(200)
  })

  it('derives the month of an event from its first day, and refuses another', async () => {
    const eventImageId = await api.services.store.transaction((writer) =>
      writer.insert('DbFile', { fileUrl: '/files/event/b.png', fileName: 'b.png' }),
    )
    const event = { title: 'মাহফিল', fromDate: '30/04/2026', toDate: '02/05/2026', eventImageId }
    const { id } = (await post('event/create', event)).body.payload
    const monthOf = async (): Promise<string> =>
      (await api.services.store.get('Event', id))?.body.month as string
    expect(await monthOf()).toBe('APRIL')
    const errors = [{ path: '/month', message: 'This must be APRIL, the month of fromDate.' }]
    for (const response of [
      await post('event/create', { ...event, month: 'MAY' }),
      await put('event/update', { id, ...event, month: 'MAY' }),
    ])
      expect(response).toMatchObject({ status: 400, body: { errors } })
    const later = { id, ...event, fromDate: '01/05/2026', month: 'MAY' }
    expect((await put('event/update', later)).status).toBe(200)
    expect(await monthOf()).toBe('MAY')
    expect((await api.call('DELETE', `/api/event/delete/${id}`)).status).toBe(200)
  })

  it.each([
    ['fazilat/create', { title: 'فضل' }, '/fazilatType'],
    ['fazilat/create', { title: 'فضل', fazilatType: 'OTHER' }, '/fazilatType'],
    ['fazilat/create', { title: 'فضل', fazilatType: 'APP' }, '/content'],
    [
      'book/create',
      {
        titles: [{ languageId: 1, text: 'বই' }],
        shortDescriptions: [{ languageId: 1, text: 'বই' }],
        author: '<p>A</p>',
        bookDisplayImageId: 1,
        active: true,
        pdf: 'yes',
      },
      '/pdf',
    ],
  ])('%s reports only the fault of %j', async (path, body, place) => {
    const { errors } = (await post(path, body)).body
    expect(errors.map((error: { path: string }) => error.path)).toEqual([place])
  })

  it('updates a fazilat only by the call of its kind', async () => {
    const app = { title: 'فضل', fazilatType: 'APP', content: '<p>c</p>' }
    const { id } = (await post('fazilat/create', app)).body.payload
    expect((await put('fazilat/update/app', { id, ...app, title: 'فضل الذكر' })).body.message).toBe(
      'Fazilat updated',
    )
    const ofOtherKind = { body: { id, ...app, fazilatType: 'WEB' } }
    expect((await api.call('PUT', '/api/fazilat/update/app', ofOtherKind)).status).toBe(400)
    const file = await api.services.store.transaction((writer) =>
      writer.insert('DbFile', {
        fileUrl: '/files/abcdefghij/a.pdf',
        fileName: 'a.pdf',
        fileExtension: 'pdf',
      }),
    )
    const web = { title: 'PDF', fazilatType: 'WEB', dbfileId: file, fileContentType: 'PDF', totalPage: 3 }
    expect((await put('fazilat/update/web', { id, ...web })).status).toBe(422)
    const other = (await post('fazilat/create', web)).body.payload.id
    expect((await put('fazilat/update/web', { id: other, ...web, totalPage: 4 })).status).toBe(200)
    expect((await put('fazilat/update/app', { id: other, ...app })).status).toBe(422)
    const read = await api.call('GET', `/api/fazilat/id/${other}`)
    expect(read.body.payload).toMatchObject({ totalPage: 4, dbfileId: { id: file, fileName: 'a.pdf' } })
  })

  it('lists the predefined amaliyat of a category, the newest first', async () => {
    const { store } = api.services
    const language = (await post('language/create', { name: 'English', code: 'en' })).body.payload.id
    const category = async (text: string): Promise<number> =>
      (await post('predefined-amaliyat-category/create', { titles: [{ languageId: language, text }] })).body
        .payload.id
    const [wanted, other] = [await category('Wanted'), await category('Other')]
    const [first, , last] = await store.transaction(async (writer) => {
      const ids: number[] = []
      for (const predefinedAmaliyatCategoryId of [wanted, other, wanted])
        ids.push(await writer.insert('PredefinedAmaliyat', { predefinedAmaliyatCategoryId, amaliyatIds: [] }))
      return ids
    })
    const path = (id: number): string => `/api/predefined-amaliyat-category/id/${id}/predefine-amaliyats`
    const { body } = await api.call('GET', path(wanted))
    expect(body.payload.map(({ id }: { id: number }) => id)).toEqual([last, first])
    expect((await api.call('GET', path(999))).status).toBe(404)
  })

  it('sums the present year and month for the dashboard', async () => {
    const now = new Date()
    const thisYear = now.getUTCFullYear()
    const day = (month: number, date: number, year = thisYear): string =>
      new Date(Date.UTC(year, month, date, 12)).toISOString()
    const month = now.getUTCMonth()
    const dates = [day(month, 1), day(month, 7), day(month, 8), day(month, 28), day((month + 1) % 12, 3)]
    await api.services.store.transaction(async (writer) => {
      for (const [index, paymentDate] of [...dates, day(month, 1, thisYear - 1)].entries())
        await writer.insert('Transaction', { transactionId: `T${index}`, amount: 10.1 + index, paymentDate })
    })
    const { payload } = (await api.call('GET', '/api/dashboard/summary')).body
    expect(payload).toMatchObject({ totalUsers: 0, totalEvents: 0, totalProducts: 0, totalOrders: 6 })
    expect(payload.totalOrder[month].sales).toBe(4)
    expect(payload.totalOrder[(month + 1) % 12].sales).toBe(1)
    expect(payload.weeklySales.map(({ totalSell }: { totalSell: number }) => totalSell)).toEqual([
      21.2, 12.1, 0, 13.1, 0,
    ])
  })

  it('returns the figures of the last twelve months, to users who may list them', async () => {
    const member = { registerType: 'WEB', roleId: null }
    await api.services.store.transaction(async (writer) => {
      await writer.insert('User', { ...member, name: 'A', email: 'year-a@example.org' })
      await writer.insert('User', { ...member, name: 'B', email: 'year-b@example.org' })
      await writer.insert('User', { registerType: 'APP', name: 'C', email: 'year-c@example.org' })
    })
    const year = async (...privileges: string[]) => {
      const { token } = await api.userWith(privileges)
      const { status, body } = await api.call('GET', '/api/dashboard/year', { token })
      return { status, ...body.payload }
    }
    const all = await year('MEMBER_READ', 'DONATION_READ')
    expect(all.months).toHaveLength(12)
    expect(all.months.at(-1)).toBe(new Date().toISOString().slice(0, 7))
    expect(all.members.slice(-2)).toEqual([0, 2])
    expect(all.donations.at(-1)).toBe(4)
    expect(await year('DONATION_READ')).toMatchObject({ members: null })
    expect(await year('MEMBER_READ')).toMatchObject({ donations: null })
    expect((await year('DUA_READ')).status).toBe(403)
  })
})
