import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { type App, buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { findBinaries } from '../../support/database/postgres.ts'
import { type Replicated, startReplicated } from '../../support/database/replicated-postgres.ts'
import { Wire } from '../../support/database/wire.ts'
import { eventually, temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { startSession } from '../../support/server/start-session.ts'

const possible = (await findBinaries()) !== null
const reason = possible ? '' : ' (left out: no PostgreSQL on this machine)'

// Both are independent and wait most of the time.
const apart = { timeout: 120_000, concurrent: true }
const inOrder = { concurrent: false }

describe.skipIf(!possible)(`a replica that takes over${reason}`, apart, () => {
  let pair: Replicated
  let api: App
  let token: string
  let folder: Awaited<ReturnType<typeof temporaryFolder>>

  beforeAll(async () => {
    pair = (await startReplicated({ synchronous: true })) as Replicated
    folder = await temporaryFolder()
    // The read-only server first: the order does not matter.
    const url = pair.primary.url.replace(pair.primary.host, `${pair.replica.host},${pair.primary.host}`)
    const settings = { DATABASE_URL: url, DATA_DIR: folder.path, DEMO: 'false', LOG_LEVEL: 'silent' }
    api = await buildApp(readSettings(settings), { consoleFolder: '/nowhere' })
    token = await startSession(api.services, { userId: 1, tokenVersion: 1 })
  }, 120_000)
  afterAll(async () => {
    await api?.close()
    await pair?.remove()
    await folder?.remove()
  }, 60_000)

  const create = async (title: string): Promise<{ status: number; code: unknown }> => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/dua-category/create',
      headers: { authorization: `Bearer ${token}` },
      payload: { title },
    })
    return { status: response.statusCode, code: response.json().code }
  }

  it('under load: no acknowledged write is lost; 503 meanwhile, then writes continue', inOrder, async () => {
    const acknowledged: { title: string; at: number }[] = []
    const refused: { status: number; code: unknown }[] = []
    let ended = false
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !ended; number += 1) {
        const title = `Written ${writer} ${number}`
        const response = await create(title)
        if (response.status === 200) acknowledged.push({ title, at: performance.now() })
        else refused.push(response)
      }
    }
    const writers = [1, 2, 3, 4].map(write)
    const reaches = (count: () => number, least: number): Promise<true> =>
      eventually(async () => (count() >= least ? true : null))

    await reaches(() => acknowledged.length, 100)
    await pair.primary.stop('SIGKILL')
    await reaches(() => refused.length, 1)
    const before = acknowledged.length
    expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    await pair.replica.query('select pg_promote(true, 60)')
    await reaches(() => acknowledged.length, before + 100)
    ended = true
    await Promise.all(writers)

    const stored = await pair.replica.query<{ title: string }>(
      "select body ->> 'title' as title from dua_category",
    )
    const titles = new Set(stored.map(({ title }) => title))
    expect(acknowledged.filter(({ title }) => !titles.has(title))).toEqual([])
    expect(refused.filter(({ status, code }) => status !== 503 || code !== 'server.databaseLost')).toEqual([])
    expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const times = acknowledged.map(({ at }) => at).sort((one, other) => one - other)
    const gap = Math.max(...times.map((at, index) => at - (times[index - 1] ?? at)))
    console.info(
      `${acknowledged.length} writes acknowledged, ${stored.length} stored, ${refused.length} answered 503, ${Math.round(gap)} ms without a write`,
    )
  })

  it('reports at start the servers and why none can be used', inOrder, async () => {
    const url = pair.primary.url.replace(pair.primary.host, `${pair.primary.host},127.0.0.1:1`)
    const database = openPostgres(url, () => undefined)
    await expect(database.exclusively(async () => undefined)).rejects.toThrow(
      /None of the database's servers accepts writes \(127\.0\.0\.1:\d+: .*ECONNREFUSED.*; 127\.0\.0\.1:1: .*ECONNREFUSED/,
    )
    await database.close()
  })
})

describe.skipIf(!possible)(`lists from a replica${reason}`, apart, () => {
  let pair: Replicated
  let api: App
  let token: string
  let other: string
  let folder: Awaited<ReturnType<typeof temporaryFolder>>

  const settings = (readUrl: string) =>
    readSettings({
      DATABASE_URL: pair.primary.url,
      DATABASE_READ_URL: readUrl,
      DATA_DIR: folder.path,
      DEMO: 'false',
      LOG_LEVEL: 'silent',
    })
  const start = (from: ReturnType<typeof settings>, lag: number): Promise<App> =>
    buildApp(from, { consoleFolder: '/nowhere', replicaTimes: { interval: 100, lag, response: 500 } })
  const call = async (method: 'GET' | 'POST', url: string, as: string, payload?: object, at = api) => {
    const headers = { authorization: `Bearer ${as}` }
    const response = await at.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: response.statusCode, payload: response.json().payload }
  }
  const create = async (title: string, as = token): Promise<number> =>
    (await call('POST', '/api/dua-category/create', as, { title })).payload.id
  const listed = async (as: string, at = api): Promise<string[]> => {
    const { status, payload } = await call('GET', '/api/dua-category/all?pageSize=50', as, undefined, at)
    expect(status).toBe(200)
    return payload.content.map(({ title }: { title: string }) => title)
  }
  /** Waits until the replica has the state of the primary; both then list the same. */
  const caughtUp = async (): Promise<true> => {
    const [row] = await pair.primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
    return eventually(async () => {
      const [replica] = await pair.replica.query<{ there: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${row?.at}'::pg_lsn as there`,
      )
      return replica?.there ? true : null
    })
  }

  beforeAll(async () => {
    pair = (await startReplicated({ synchronous: false })) as Replicated
    folder = await temporaryFolder()
    // The replica stops replaying until it is resumed.
    api = await start(settings(pair.replica.url), 3_600_000)
    token = await startSession(api.services, { userId: 1, tokenVersion: 1 })
    const [admin] = await api.services.store.find('User', {}, { limit: 1 })
    const userId = await api.services.store.transaction(async (writer) => {
      const id = await writer.insert('User', { ...admin?.body, name: 'Layla', email: 'layla@example.org' })
      await writer.db.query("insert into credential (user_id, password_hash) values ($1, '')", [id])
      return id
    })
    other = await startSession(api.services, { userId, tokenVersion: 1 })
  }, 120_000)
  afterAll(async () => {
    await api?.close()
    await pair?.remove()
    await folder?.remove()
  }, 60_000)

  it('shows users their own changes, however late the replica is', inOrder, async () => {
    await create('Known to both')
    await caughtUp()
    await eventually(async () => ((await listed(other)).includes('Known to both') ? true : null))
    await pair.replica.query('select pg_wal_replay_pause()')
    await create('Mine')
    expect(await listed(token)).toEqual(['Mine', 'Known to both'])
    // Reads from the replica show that lists use it.
    expect(await listed(other)).toEqual(['Known to both'])
    await create('Hers', other)
    expect(await listed(other)).toEqual(['Hers', 'Mine', 'Known to both'])
    await pair.replica.query('select pg_wal_replay_resume()')
    await caughtUp()
    expect(await listed(other)).toEqual(['Hers', 'Mine', 'Known to both'])
  })

  it('reads no replica that is too far behind', inOrder, async () => {
    const impatient = await start(settings(pair.replica.url), 1)
    await pair.replica.query('select pg_wal_replay_pause()')
    await create('Too new')
    expect(await listed(other)).not.toContain('Too new')
    await eventually(async () => ((await listed(other, impatient)).includes('Too new') ? true : null))
    await pair.replica.query('select pg_wal_replay_resume()')
    await impatient.close()
  })

  it('continues without the replica, and with it again', inOrder, async () => {
    await pair.replica.stop('SIGINT')
    expect(await listed(token)).toContain('Mine')
    await create('Without')
    expect(await listed(token)).toContain('Without')
    await pair.replica.start()
    await caughtUp()
    // Users without recent writes see the old state, once the replica is read again while it is stopped.
    await pair.replica.query('select pg_wal_replay_pause()')
    await create('While it stands still')
    await eventually(async () => ((await listed(other)).includes('While it stands still') ? null : true))
    await pair.replica.query('select pg_wal_replay_resume()')
  })

  it('serves reads while the replica hangs', inOrder, async () => {
    const wire = new Wire(new URL(pair.replica.url), await freePort())
    await wire.open()
    const throughWire = pair.replica.url.replace(pair.replica.host, `127.0.0.1:${wire.port}`)
    const hanging = await start(settings(throughWire), 3_600_000)
    await caughtUp()
    const many = async (): Promise<void> => {
      const lists = await Promise.all(Array.from({ length: 15 }, () => listed(other, hanging)))
      for (const titles of lists) expect(titles).toContain('Mine')
    }
    await many()
    wire.freeze()
    await many()
    await wire.cut()
    await hanging.close()
  })

  it('is refused at start where the address is that of another database', inOrder, async () => {
    await pair.primary.query('create database elsewhere')
    await caughtUp()
    const elsewhere = pair.replica.url.replace('/postgres', '/elsewhere')
    const strange = buildApp(
      { ...settings(elsewhere), databaseUrl: pair.primary.url.replace('/postgres', '/elsewhere') },
      { consoleFolder: '/nowhere' },
    )
    await (await strange).close()
    await caughtUp()
    await expect(buildApp(settings(elsewhere), { consoleFolder: '/nowhere' })).rejects.toThrow(
      'DATABASE_READ_URL leads to another database than DATABASE_URL',
    )
  })

  it('leaves a hanging server, and serves the waiting requests', inOrder, async () => {
    const wire = new Wire(new URL(pair.primary.url), await freePort())
    await wire.open()
    const url = pair.primary.url.replace(pair.primary.host, `127.0.0.1:${wire.port},${pair.replica.host}`)
    const two = await start({ ...settings(pair.replica.url), databaseUrl: url, databaseReadUrl: null }, 1)
    expect(await listed(token, two)).toContain('Mine')
    await caughtUp()
    wire.freeze()
    const waiting = call('GET', '/api/dua-category/all', token, undefined, two)
    await pair.replica.query('select pg_promote(true, 60)')
    expect([200, 503]).toContain((await waiting).status)
    await eventually(async () => {
      const { status } = await call('POST', '/api/dua-category/create', token, { title: 'Goes on' }, two)
      return status === 200 ? true : null
    })
    await two.close()
    await wire.cut()
  })
})
