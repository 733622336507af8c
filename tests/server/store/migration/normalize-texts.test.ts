import { afterEach, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../support/database/test-database.ts'
import { started } from '../../../support/server/started.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

/** As typed on Bengali keyboards, and in NFC. */
const typed = 'বিষ\u09df'
const normal = 'বিষ\u09af\u09bc'

describe.each(databaseKinds)('texts saved by a program before this one, on %s', (kind) => {
  let on: TestDatabase
  afterEach(() => on.drop())

  /** Starts, runs, and stops; `before` removes the mark that the texts are in NFC. */
  const running = async (work: (api: TestApi) => Promise<void>, before = true): Promise<void> => {
    const api = await startTestApi({ on })
    await work(api)
    if (before) await api.services.database.query("delete from system_setting where name = 'texts'")
    await api.end()
  }

  it('are found after the start, and keep their versions', async () => {
    on = await createTestDatabase(kind, started)
    const body = { title: typed, actualTasbih: `a\n\u0303 "\\${typed}"`, tags: [{ name: typed }] }
    let id = 0
    let modifiedAt = new Date(0)
    await running(async ({ services }) => {
      id = await services.store.transaction((writer) => writer.insert('Tasbih', body))
      modifiedAt = (await services.store.get('Tasbih', id))?.modifiedAt ?? modifiedAt
    })
    await running(async ({ services, call }) => {
      const record = await services.store.get('Tasbih', id)
      expect(record).toMatchObject({
        body: { title: normal, actualTasbih: `a\n\u0303 "\\${normal}"`, tags: [{ name: normal }] },
        version: 1,
        modifiedAt,
      })
      const found = await call('GET', `/api/tasbih/all?title=${encodeURIComponent(typed)}`)
      expect(found.body.payload.totalElements).toBe(1)
    })
  })

  it('stay unchanged if they would collide with another', async () => {
    on = await createTestDatabase(kind, started)
    const role = (roleName: string): object => ({ roleName, roleType: 'ADMIN', previlegeId: [] })
    await running(({ services }) =>
      services.store.transaction(async (writer) => {
        await writer.insert('Role', role(normal) as never)
        await writer.insert('Role', role(typed) as never)
      }),
    )
    await running(async ({ services }) => {
      const names = (await services.store.find('Role', {})).map(({ body }) => body.roleName)
      expect(names).toEqual(expect.arrayContaining([normal, typed]))
    })
  })

  it('are checked once', async () => {
    on = await createTestDatabase(kind, started)
    await running(async () => undefined, false)
    let id = 0
    await running(async ({ services }) => {
      id = await services.store.transaction((writer) =>
        writer.insert('Tasbih', { title: typed, actualTasbih: 'a' }),
      )
    }, false)
    await running(async ({ services }) => {
      expect((await services.store.get('Tasbih', id))?.body.title).toBe(typed)
    }, false)
  })
})
