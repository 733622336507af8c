import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createMessageQueue } from '../../../src/server/mail/message-queue.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { refused, startMailServer } from '../../support/server/mail-server.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe('mail', { timeout: 90_000 }, () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  const start = async (smtpUrl: string): Promise<TestApi> => {
    const api = await startTestApi({
      settings: {
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'office@example.org',
        FOUNDATION_NAME: 'ফাউন্ডেশন',
      },
    })
    ends.push(api.end)
    return api
  }

  it('sends the mail with the temporary password to the mail server', async () => {
    const server = await startMailServer()
    ends.push(server.stop)
    const api = await start(server.url)
    const body = { userEmail: 'admin@example.org' }
    await api.call('POST', '/api/forgetpassword', { body, token: null })
    const letter = await eventually(async () => server.letters[0])
    expect(letter).toMatchObject({ from: 'office@example.org', to: ['admin@example.org'] })
    const encoded = letter.text.slice(letter.text.indexOf('\r\n\r\n'))
    const text = /base64/i.test(letter.text) ? Buffer.from(encoded, 'base64').toString('utf8') : encoded
    const password = /^([A-Za-z0-9]{16})=?\r?$/m.exec(text)?.[1]
    const signIn = { email: 'admin@example.org', password }
    expect((await api.call('POST', '/api/signin', { body: signIn, token: null })).status).toBe(200)
  })

  /** The response to staff who send a new password, and the queue afterwards. */
  const sendPassword = async (api: TestApi) => {
    const { id } = await api.userWith([])
    const body = { userId: id, mailSmsType: 'MAIL' }
    const response = await api.call('POST', '/api/user/send-mail-sms', { body })
    const rows = await api.services.database.query(
      'select attempts, content is null as emptied, last_error, next_attempt_at from outgoing_message',
    )
    return { response, rows }
  }

  it('marks a refused message, stops sending and clears it', async () => {
    const server = await startMailServer(refused)
    ends.push(server.stop)
    const { response, rows } = await sendPassword(await start(server.url))
    expect(response).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('the message was refused') },
    })
    expect(rows).toEqual([
      {
        attempts: 1,
        emptied: true,
        last_error: expect.stringContaining('No such mailbox'),
        next_attempt_at: null,
      },
    ])
  })

  it('keeps a message for another attempt while the mail server is away, and sends it later', async () => {
    const api = await start('smtp://127.0.0.1:1')
    const { response, rows } = await sendPassword(api)
    expect(response).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('tried again for a day') },
    })
    expect(rows).toEqual([
      {
        attempts: 1,
        emptied: false,
        last_error: expect.stringContaining('ECONNREFUSED'),
        next_attempt_at: expect.any(Date),
      },
    ])
    const { database, secrets } = api.services
    const sent: unknown[] = []
    const mailer = {
      send: async (mail: unknown) => {
        sent.push(mail)
      },
      close: () => undefined,
    }
    await database.query('update outgoing_message set next_attempt_at = now()')
    const texter = { send: async () => undefined }
    const { background } = api.services
    const log = { warn: () => undefined }
    const queue = createMessageQueue({ database, secrets, mailer, texter, background, log })
    queue.wake()
    await background.settled()
    queue.close()
    expect(sent).toEqual([expect.objectContaining({ subject: 'ফাউন্ডেশন: your password' })])
    expect(await database.query('select id from outgoing_message')).toEqual([])
  })

  it('drops a temporary password that would arrive after its expiry', async () => {
    const api = await start('smtp://127.0.0.1:1')
    const body = { userEmail: 'admin@example.org' }
    expect((await api.call('POST', '/api/forgetpassword', { body, token: null })).status).toBe(200)
    const { database } = api.services
    const [first] = await eventually(async () => {
      const rows = await database.query(
        'select next_attempt_at from outgoing_message where attempts = 1 and last_error <> $1',
        [''],
      )
      return rows.length > 0 ? rows : undefined
    })
    expect(first).toEqual({ next_attempt_at: expect.any(Date) })
    await database.query(
      "update outgoing_message set next_attempt_at = now(), valid_until = now() + interval '1 second'",
    )
    api.services.messages.wake()
    const [second] = await eventually(async () => {
      const rows = await database.query(
        'select next_attempt_at, content from outgoing_message where attempts = 2 and content is null',
      )
      return rows.length > 0 ? rows : undefined
    })
    expect(second).toEqual({ next_attempt_at: null, content: null })
  })

  it('holds no transaction open while the mail server does not greet', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    ends.push(async () => {
      silent.close()
    })
    const { port } = silent.address() as AddressInfo
    const api = await start(`smtp://127.0.0.1:${port}`)
    const { id } = await api.userWith([])
    const body = { userId: id, mailSmsType: 'MAIL' }
    const sending = api.call('POST', '/api/user/send-mail-sms', { body })
    await eventually(async () => {
      const rows = await api.services.database.query('select id from outgoing_message where attempts = 1')
      return rows.length > 0 ? true : undefined
    })
    const dua = { title: 'Before a journey' }
    const before = performance.now()
    expect((await api.call('POST', '/api/dua-category/create', { body: dua })).status).toBe(200)
    expect(performance.now() - before, 'milliseconds of a write meanwhile').toBeLessThan(5000)
    expect((await sending).status).toBe(200)
  })

  it('is refused within a transaction, like files', async () => {
    const api = await start('smtp://127.0.0.1:1')
    const { store, files, messages } = api.services
    await expect(store.transaction(() => messages.sendNow(1))).rejects.toThrow(
      'not allowed within a transaction',
    )
    await expect(store.transaction(() => files.sizeOf('a'))).rejects.toThrow(
      'not allowed within a transaction',
    )
    expect(await messages.sendNow(1)).toBe('SENT')
  })
})
