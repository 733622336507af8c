import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { postgresBus } from '../../../src/server/store/message-bus.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { Wire } from '../../support/database/wire.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'

describe.runIf(databaseKinds.includes('PostgreSQL'))('messages of other processes', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL')
  })
  afterAll(() => database.drop())
  afterEach(() => {
    vi.useRealTimers()
  })

  it('leaves no connection open at a read-only server after repeated attempts', async () => {
    const refusals: Error[] = []
    const asked = new URL(database.url ?? '')
    asked.searchParams.set('target_session_attrs', 'read-write')
    asked.searchParams.set('application_name', 'hearing')
    asked.searchParams.set('options', '-c default_transaction_read_only=on')
    const readOnly = openPostgres(asked.href, (error) => refusals.push(error))
    const stop = readOnly.messages?.listen(
      () => undefined,
      () => undefined,
    )
    await eventually(async () => (refusals.length >= 3 ? true : null))
    const looking = await database.open()
    const open = () => looking.query("select from pg_stat_activity where application_name = 'hearing'")
    await eventually(async () => ((await open()).length === 0 ? true : null))
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['the server takes no writes']))
    stop?.()
    await readOnly.close()
    await looking.close()
  })

  describe('continues on its own', { timeout: 30_000 }, () => {
    /** A bus that receives through a wire, which may be cut, and sends directly. */
    const begin = async () => {
      const direct = new URL(database.url ?? '')
      const wire = new Wire(direct, await freePort())
      await wire.open()
      const through = new URL(direct)
      through.host = `127.0.0.1:${wire.port}`
      const sending = new pg.Pool({ connectionString: direct.href })
      const clients: pg.Client[] = []
      const notes: string[] = []
      const messages: string[] = []
      const missed: number[] = []
      const bus = postgresBus(
        {
          run: (text, values) => sending.query(text, [...values]),
          connect: async () => {
            const client = new pg.Client(through.href)
            await client.connect()
            clients.push(client)
            return client
          },
          note: ({ message }) => notes.push(message),
        },
        { checkListener: 100, response: 300 },
      )
      const stop = bus.listen(
        (text) => messages.push(text),
        (age) => missed.push(age),
      )
      const arrives = (text: string): Promise<true> =>
        eventually(async () => {
          bus.send(text)
          return messages.includes(text) ? true : null
        })
      const end = async (): Promise<void> => {
        stop()
        await sending.end()
        await wire.cut()
      }
      await arrives('at first')
      expect(missed).toEqual([0])
      return { wire, clients, notes, missed, arrives, end }
    }

    it('detects a silently lost connection, and reports for how long nothing was received', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { wire, notes, missed, arrives, end } = await begin()
      wire.freeze()
      vi.setSystemTime(Date.now() + 60_000)
      wire.thaw()
      await arrives('after the silence')
      expect(notes).toEqual(['The connection that receives messages does not respond.'])
      expect(missed).toHaveLength(2)
      expect(missed[1]).toBe(60_000)
      await end()
    })

    it('with the session present but no longer listening', async () => {
      const { clients, notes, arrives, end } = await begin()
      await clients[0]?.query('unlisten *')
      await arrives('after the reset')
      expect(notes).toEqual(['The connection that receives messages is no longer subscribed.'])
      await end()
    })
  })
})
