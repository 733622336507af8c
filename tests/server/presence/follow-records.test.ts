import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { type OpenStream, openStream } from '../../support/server/event-stream.ts'
import { started } from '../../support/server/started.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const listen = async (api: TestApi): Promise<string> => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
}

const inOrder = { concurrent: false }

// Both wait most of the time.
describe.concurrent.each(databaseKinds)('following records on %s', (kind) => {
  let database: TestDatabase
  let api: TestApi
  let url: string
  let id: number
  const open: OpenStream[] = []

  const follow = async (token: string, path: string, at = url): Promise<OpenStream> => {
    const stream = await openStream(at, token, `/api/presence/${path}`)
    open.push(stream)
    return stream
  }
  /** A user with a name and these privileges. */
  const person = async (name: string, ...privileges: string[]) => {
    const user = await api.userWith(privileges)
    await api.services.store.transaction((writer) => writer.update('User', user.id, { name }))
    return { ...user, name }
  }
  const category = async (title: string): Promise<number> =>
    (await api.call('POST', '/api/dua-category/create', { body: { title } })).body.payload.id
  const rename = (title: string, token?: string) =>
    api.call('PUT', '/api/dua-category/update', { body: { id, title }, ...(token && { token }) })
  const shows = (stream: OpenStream, ...names: string[]): Promise<true> =>
    eventually(async () => (JSON.stringify(stream.people()) === JSON.stringify(names) ? true : null))

  beforeAll(async () => {
    database = await createTestDatabase(kind, started)
    api = await startTestApi({ on: database })
    url = await listen(api)
    id = await category('সকাল')
  })
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close()
  })
  afterAll(async () => {
    await api.end()
    await database.drop()
  })

  it(
    'lists the other users of a record: each once, without the caller and those who have left',
    inOrder,
    async () => {
      const [layla, karim] = [
        await person('ليلى', 'DUA_CATEGORY_READ'),
        await person('করিম', 'DUA_CATEGORY_UPDATE'),
      ]
      const first = await follow(layla.token, `DuaCategory?recordId=${id}`)
      expect([first.status, first.people()]).toEqual([200, []])
      expect(first.headers['content-type']).toMatch(/^text\/event-stream/)
      expect(first.headers['x-accel-buffering']).toBe('no')
      const second = await follow(karim.token, `DuaCategory?recordId=${id}`)
      const third = await follow(karim.token, `DuaCategory?recordId=${id}`)
      const elsewhere = await follow(karim.token, `DuaCategory?recordId=${id + 1}`)
      expect([second.people(), third.people(), elsewhere.people()]).toEqual([['ليلى'], ['ليلى'], []])
      await shows(first, 'করিম')
      second.close()
      third.close()
      await shows(first)
    },
  )

  it('reports writes of others, for a record and for a resource, and not one’s own', inOrder, async () => {
    const layla = await person('ليلى', 'DUA_CATEGORY_READ', 'DUA_CATEGORY_UPDATE')
    const ofRecord = await follow(layla.token, `DuaCategory?recordId=${id}`)
    const ofKind = await follow(layla.token, 'DuaCategory')
    expect(ofKind.people()).toBeNull()
    await rename('Mine', layla.token)
    const other = await category('Another')
    await rename('Yours')
    await api.call('DELETE', `/api/dua-category/delete/${other}`)
    const changed = await eventually(async () => (ofKind.changes().length >= 3 ? ofKind.changes() : null))
    expect(changed.map(({ kind, recordId }) => [kind, recordId])).toEqual([
      ['CREATE', other],
      ['UPDATE', id],
      ['DELETE', other],
    ])
    await eventually(async () => (ofRecord.changes().length > 0 ? true : null))
    expect(ofRecord.changes()).toEqual([
      {
        kind: 'UPDATE',
        recordId: id,
        count: 1,
        changedBy: 'Administrator',
        changedDate: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('reports one’s own deletes and restores of an open record in other tabs', inOrder, async () => {
    const layla = await person('ليلى', 'DUA_CATEGORY_READ', 'DUA_CATEGORY_UPDATE', 'DUA_CATEGORY_DELETE')
    const { token } = layla
    const own = await category('Own')
    const stream = await follow(token, `DuaCategory?recordId=${own}`)
    const ofKind = await follow(token, 'DuaCategory')
    await api.call('DELETE', `/api/dua-category/delete/${own}`, { token })
    await api.call('POST', '/api/trash/undo', { token, body: { resource: 'DuaCategory', recordId: own } })
    const changed = await eventually(async () => (stream.changes().length >= 2 ? stream.changes() : null))
    const expectedChanges = [
      { kind: 'DELETE', recordId: own, changedBy: 'ليلى' },
      { kind: 'RESTORE', recordId: own, changedBy: 'ليلى' },
    ]
    expect(changed).toMatchObject(expectedChanges)
    const later = await follow(token, `DuaCategory?recordId=${own}&age=60000`)
    expect(later.changes().slice(-2)).toMatchObject(expectedChanges)
    expect(ofKind.changes()).toEqual([])
  })

  it('reports first the changes of others since the displayed data was read', inOrder, async () => {
    const layla = await person('Writer', 'DUA_CATEGORY_READ', 'DUA_CATEGORY_UPDATE')
    await rename('Mine', layla.token)
    await rename('Yours')
    const stream = await follow(layla.token, `DuaCategory?recordId=${id}&age=60000`)
    expect(stream.changes().at(-1)).toMatchObject({ kind: 'UPDATE', changedBy: 'Administrator' })
    expect(stream.changes().filter(({ changedBy }) => changedBy === 'Writer')).toEqual([])
    expect((await follow(layla.token, `DuaCategory?recordId=${id}`)).changes()).toEqual([])
  })

  it('reports an import as an import', inOrder, async () => {
    const stream = await follow((await person('ليلى', 'DUA_CATEGORY_READ')).token, 'DuaCategory')
    await api.services.store.transaction((writer) =>
      writer.insertAll(
        'DuaCategory',
        Array.from({ length: 300 }, (_, index) => ({ title: `Many ${index}` })),
      ),
    )
    await eventually(async () => (stream.changes().length > 0 ? true : null))
    expect(stream.changes()).toMatchObject([{ kind: 'CREATE', recordId: null, count: 300, changedBy: null }])
  })

  it('reports nothing of a transaction that was rolled back', inOrder, async () => {
    const stream = await follow((await person('ليلى', 'DUA_CATEGORY_READ')).token, 'DuaCategory')
    const undone = api.services.store.transaction(async (writer) => {
      await writer.insert('DuaCategory', { title: 'Never' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const kept = await category('Kept')
    await eventually(async () => (stream.changes().length > 0 ? true : null))
    expect(stream.changes().map(({ recordId }) => recordId)).toEqual([kept])
  })

  it('is refused to users who may not read the records, or are not signed in', inOrder, async () => {
    const stranger = await person('Stranger', 'DUA_READ')
    expect((await follow(stranger.token, `DuaCategory?recordId=${id}`)).status).toBe(204)
    expect((await follow(stranger.token, 'NoSuchKind')).status).toBe(204)
    // With only this privilege one sees single users, but not their history.
    expect((await follow((await person('Reader', 'DUA_READ')).token, 'User')).status).toBe(204)
    expect((await follow('no-token', 'DuaCategory')).status).toBe(401)
  })

  it('ends with the privilege and with the session, before another event is sent', inOrder, async () => {
    const [layla, karim] = [
      await person('ليلى', 'DUA_CATEGORY_READ'),
      await person('করিম', 'DUA_CATEGORY_READ'),
    ]
    const streams = [await follow(layla.token, 'DuaCategory'), await follow(karim.token, 'DuaCategory')]
    await api.services.store.transaction((writer) => writer.update('Role', layla.roleId, { previlegeId: [] }))
    await api.call('POST', '/api/signout', { token: karim.token })
    await rename('After the end')
    await Promise.all(streams.map(({ ended }) => ended))
    expect(streams.flatMap(({ changes }) => changes())).toEqual([])
  })

  it('does not count requests for headers as presence', inOrder, async () => {
    const { token } = await person('Header', 'DUA_CATEGORY_READ')
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${url}/api/presence/DuaCategory?recordId=${id}`, { method: 'HEAD', headers })
    const there = () => api.services.presence.othersAt('DuaCategory', id, { id: 0, name: '' })
    await eventually(async () => (there().length === 0 ? true : null))
  })

  it('limits the connections of one user', inOrder, async () => {
    const { token } = await person('Busy', 'DUA_CATEGORY_READ')
    const streams = await Promise.all(Array.from({ length: 31 }, () => follow(token, 'DuaCategory')))
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it.runIf(kind === 'PostgreSQL')('is the same in every process', inOrder, async () => {
    const other = await startTestApi({ on: database })
    const otherUrl = await listen(other)
    const [layla, karim] = [
      await person('ليلى', 'DUA_CATEGORY_READ'),
      await person('করিম', 'DUA_CATEGORY_READ'),
    ]
    const here = await follow(layla.token, `DuaCategory?recordId=${id}`)
    const there = await follow(karim.token, `DuaCategory?recordId=${id}`, otherUrl)
    await Promise.all([shows(here, 'করিম'), shows(there, 'ليلى')])
    await rename('Heard everywhere')
    await eventually(async () => (there.changes().length > 0 ? true : null))
    expect(there.changes()).toMatchObject([{ kind: 'UPDATE', recordId: id, changedBy: 'Administrator' }])
    // A process that starts later receives the present state.
    const third = await startTestApi({ on: database })
    const late = await follow(
      (await person('Late', 'DUA_CATEGORY_READ')).token,
      `DuaCategory?recordId=${id}`,
      await listen(third),
    )
    await shows(late, 'ليلى', 'করিম')
    await third.end()
    await other.end()
    await there.ended
    await shows(here)
  })

  it('does not delay the end of the server', inOrder, async () => {
    const own = await startTestApi({ on: database })
    const ownUrl = await listen(own)
    const { token } = await person('ليلى', 'DUA_CATEGORY_READ')
    const streams = [
      await follow(token, 'DuaCategory', ownUrl),
      await follow(token, `DuaCategory?recordId=${id}`, ownUrl),
    ]
    const whole = own.call('GET', `/api/presence/DuaCategory?recordId=${id}`)
    await shows(streams[1] as OpenStream, 'Administrator')
    await own.end()
    await Promise.all(streams.map(({ ended }) => ended))
    const { status, body } = await whole
    expect([status, body]).toEqual([200, expect.stringContaining('event: people\ndata: [{"id":')])
  })
})
