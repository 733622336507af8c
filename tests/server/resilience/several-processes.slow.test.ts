import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbook } from '../../support/content/workbook.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { admin, type RunningServer, startServer } from '../../support/server/start-server.ts'

interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the content of responses
  body: any
}

interface Asking {
  token?: string
  body?: object
  headers?: Record<string, string>
}

describe.runIf(databaseKinds.includes('PostgreSQL'))(
  'three processes on one PostgreSQL',
  { timeout: 120_000 },
  () => {
    let database: TestDatabase
    let servers: RunningServer[] = []
    let token: string

    /** Sends a request to this process (modulo their number). */
    const ask = async (
      process: number,
      method: string,
      path: string,
      asking: Asking = {},
    ): Promise<Answer> => {
      const form = asking.body instanceof FormData
      const response = await fetch(`${servers[process % servers.length]?.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${asking.token ?? token}`,
          ...(asking.body && !form ? { 'content-type': 'application/json' } : {}),
          ...asking.headers,
        },
        ...(asking.body && {
          body: asking.body instanceof FormData ? asking.body : JSON.stringify(asking.body),
        }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    }
    const signIn = (process: number, email: string, password: string): Promise<Answer> =>
      ask(process, 'POST', '/api/signin', { body: { email, password } })

    /** A user whose role has these privileges, signed in on the first process. */
    const userWith = async (...privileges: string[]) => {
      const { body: all } = await ask(0, 'GET', '/api/privilege')
      const held = all.payload.filter(({ name }: { name: string }) => privileges.includes(name))
      const mark = crypto.randomUUID()
      const role = {
        roleName: mark,
        roleType: 'ADMIN',
        previlegeId: held.map(({ id }: { id: number }) => id),
      }
      const roleId: number = (await ask(0, 'POST', '/api/role/create', { body: role })).body.payload.id
      const user = { name: `Rahim ${mark}`, email: `${mark}@example.org`, password: 'first-secret', roleId }
      const id: number = (await ask(0, 'POST', '/api/user/create', { body: user })).body.payload.id
      const signed = await signIn(0, user.email, user.password)
      return { ...user, id, role: { ...role, id: roleId }, token: String(signed.body.payload.accessToken) }
    }
    const create = async (process: number, title: string): Promise<number> =>
      (await ask(process, 'POST', '/api/dua-category/create', { body: { title, active: true } })).body.payload
        .id

    beforeAll(async () => {
      database = await createTestDatabase('PostgreSQL')
      const env = { DEMO: 'false', DATABASE_URL: database.url ?? '' }
      servers = await Promise.all([1, 2, 3].map(() => startServer({ env })))
      token = (await signIn(0, admin.email, admin.password)).body.payload.accessToken
    }, 120_000)
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await database?.drop()
    })

    it('start at once with one first admin', async () => {
      expect(servers.filter((server) => server.output().includes('First admin')).length).toBe(1)
      expect((await ask(1, 'GET', '/api/user/all')).body.payload.totalElements).toBe(1)
    })

    it('accept sessions and records of the other process, and count them immediately', async () => {
      const totals: number[] = []
      for (let count = 1; count <= 12; count += 1) {
        await create(count, `Category ${count}`)
        const list = await ask(count + 1, 'GET', '/api/dua-category/all?pageSize=2&active=true')
        const all = await ask(count + 2, 'GET', '/api/dua-category/all?pageSize=2')
        totals.push(list.body.payload.totalElements, all.body.payload.totalElements)
        expect(list.body.payload.content[0].title).toBe(`Category ${count}`)
      }
      expect(totals).toEqual(Array.from({ length: 12 }, (_, index) => [index + 1, index + 1]).flat())
    })

    it('count failed sign-ins together', async () => {
      const { email } = await userWith()
      const responses: number[] = []
      for (let count = 0; count < 12; count += 1)
        responses.push((await signIn(count, email, 'wrong-password')).status)
      // The failed attempts are cleared by the successful sign-in of the new user.
      expect(responses).toEqual([...Array(10).fill(401), 429, 429])
      expect((await signIn(2, email, 'first-secret')).status).toBe(429)
    })

    it('see a changed role at the next request', async () => {
      const user = await userWith('DUA_CATEGORY_READ')
      const read = async (process: number): Promise<number> =>
        (await ask(process, 'GET', '/api/dua-category/all', { token: user.token })).status
      expect([await read(0), await read(1), await read(2)]).toEqual([200, 200, 200])
      const changed = await ask(1, 'PUT', '/api/role/update', { body: { ...user.role, previlegeId: [] } })
      expect(changed.status).toBe(200)
      expect([await read(0), await read(1), await read(2)]).toEqual([403, 403, 403])
    })

    it('end the sessions of a user whose password changed, and of a blocked one', async () => {
      const user = await userWith()
      const me = async (process: number, sent: string): Promise<number> =>
        (await ask(process, 'GET', '/api/me', { token: sent })).status
      expect([await me(0, user.token), await me(1, user.token), await me(2, user.token)]).toEqual([
        200, 200, 200,
      ])
      const change = {
        email: user.email,
        previousPassword: user.password,
        newPassword: 'second-secret',
        newPasswordAgain: 'second-secret',
      }
      const changed = await ask(0, 'POST', '/api/changepassword', { body: change, token: user.token })
      const next = String(changed.headers.get('x-access-token'))
      expect([await me(0, user.token), await me(1, user.token), await me(2, user.token)]).toEqual([
        401, 401, 401,
      ])
      expect([await me(1, next), await me(2, next)]).toEqual([200, 200])
      const block = { userId: user.id, banned: true }
      expect((await ask(2, 'PUT', '/api/user/update-banned-status', { body: block })).status).toBe(200)
      expect([await me(0, next), await me(1, next), await me(2, next)]).toEqual([401, 401, 401])
      expect((await signIn(1, user.email, 'second-secret')).status).toBe(401)
    })

    it('end the session that signed out, and no other', async () => {
      const user = await userWith()
      const second = String((await signIn(1, user.email, user.password)).body.payload.accessToken)
      const me = async (process: number, sent: string): Promise<number> =>
        (await ask(process, 'GET', '/api/me', { token: sent })).status
      expect([await me(0, user.token), await me(2, second)]).toEqual([200, 200])
      expect((await ask(0, 'POST', '/api/signout', { token: user.token })).status).toBe(200)
      expect([await me(0, user.token), await me(1, user.token), await me(2, user.token)]).toEqual([
        401, 401, 401,
      ])
      expect([await me(0, second), await me(1, second), await me(2, second)]).toEqual([200, 200, 200])
    })

    it('let one of several writers of a version succeed, and show the others who changed what', async () => {
      const users = await Promise.all(
        [0, 1, 2].map(() => userWith('DUA_CATEGORY_UPDATE', 'DUA_CATEGORY_READ')),
      )
      const id = await create(0, 'As it was')
      const read = await ask(1, 'GET', `/api/dua-category/id/${id}`)
      const responses = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const user = users[index % 3]
          const answer = await ask(index, 'PUT', '/api/dua-category/update', {
            body: { id, title: `Written ${index}`, active: true },
            headers: { 'if-match': String(read.headers.get('etag')) },
            ...(user && { token: user.token }),
          })
          return { ...answer, title: `Written ${index}`, name: user?.name }
        }),
      )
      const [won, ...more] = responses.filter(({ status }) => status === 200)
      expect(more).toEqual([])
      const refused = responses.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(11)
      for (const { body } of refused) {
        expect(body.message).toMatch(
          new RegExp(`^${won?.name} changed this dua category after you opened it`),
        )
        expect(body.payload).toMatchObject({ id, title: won?.title, lastModifiedBy: won?.name })
      }
      const now = await ask(2, 'GET', `/api/dua-category/id/${id}`)
      expect(now.body.payload).toMatchObject({ title: won?.title, lastModifiedBy: won?.name })
    })

    it('count unread notifications correctly while all send and the reader reads', async () => {
      const reader = await userWith()
      const send = (process: number): Promise<Answer> =>
        ask(process, 'POST', '/api/notification/create-and-push', {
          body: {
            title: 'বার্তা',
            message: 'مرحبا',
            notificationType: 'WEB',
            sendToAllUser: process % 2 === 0,
            recipientIds: [reader.id],
          },
        })
      const mine = async (process: number): Promise<{ unread: number; content: unknown[] }> =>
        (await ask(process, 'GET', '/api/notification/mine?limit=50', { token: reader.token })).body.payload
      const mark = (process: number): Promise<Answer> =>
        ask(process, 'POST', '/api/notification/mark-as-read', { token: reader.token })

      await Promise.all(Array.from({ length: 15 }, (_, index) => send(index)))
      expect([(await mine(0)).unread, (await mine(1)).unread, (await mine(2)).unread]).toEqual([15, 15, 15])
      await Promise.all(
        Array.from({ length: 24 }, (_, index) => (index % 4 === 3 ? mark(index) : send(index))),
      )
      const { unread } = await mine(1)
      expect(unread).toBeLessThanOrEqual(18)
      expect((await mine(2)).unread).toBe(unread)
      await send(0)
      expect((await mine(1)).unread).toBe(unread + 1)
      await mark(2)
      expect([(await mine(0)).unread, (await mine(1)).content.length]).toEqual([0, 34])
    })

    it('import two sheets at once, and one of two that hold the same member', async () => {
      const sheet = async (name: string, count: number, more: string[][] = []): Promise<FormData> => {
        const rows = Array.from({ length: count }, (_, index) => [`${name} ${index}`, `${name}-${index}`])
        const form = new FormData()
        const bytes = await workbook([['name', 'email'], ...rows, ...more])
        form.append('excelFile', new File([new Uint8Array(bytes)], 'members.xlsx'))
        return form
      }
      const send = async (process: number, body: FormData): Promise<Answer> =>
        ask(process, 'POST', '/api/web-user/excel-import', { body })
      const total = async (): Promise<number> =>
        (await ask(2, 'GET', '/api/user/all?pageSize=1')).body.payload.totalElements
      const before = await total()
      const apart = await Promise.all([send(0, await sheet('a', 800)), send(1, await sheet('b', 700))])
      expect(apart.map(({ status }) => status)).toEqual([200, 200])
      expect(await total()).toBe(before + 1500)
      const shared = [['Shared', 'shared-1']]
      const same = await Promise.all([
        send(1, await sheet('c', 300, shared)),
        send(2, await sheet('d', 300, shared)),
      ])
      expect(same.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(same.find(({ status }) => status === 422)?.body.errors).toMatchObject([
        { row: 302, message: 'is there already' },
      ])
      expect(await total()).toBe(before + 1801)
    })
  },
)
