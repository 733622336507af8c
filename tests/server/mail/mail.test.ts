import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

interface Received {
  from: string
  to: string[]
  text: string
}

/** A real mail server on a port of its own that keeps what it is given. */
const startMailServer = async (
  refuse = false,
): Promise<{ url: string; letters: Received[]; stop: () => Promise<void> }> => {
  const letters: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'sender' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('wrong')),
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('No such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        letters.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://sender:p%40ss@127.0.0.1:${port}`,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

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

  it('hands the letter with the temporary password to the mail server', async () => {
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

  it('changes no password when the mail server refuses the letter', async () => {
    const server = await startMailServer(true)
    ends.push(server.stop)
    const api = await start(server.url)
    const { id, token } = await api.userWith([])
    const body = { userId: id, mailSmsType: 'MAIL' }
    const answer = await api.call('POST', '/api/user/send-mail-sms', { body })
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The password could not be sent. Please try again later.' },
    })
    expect((await api.call('GET', '/api/me', { token })).status).toBe(200)
  })

  it('answers as ever when the mail server is away', async () => {
    const api = await start('smtp://127.0.0.1:1')
    const body = { userEmail: 'admin@example.org' }
    expect((await api.call('POST', '/api/forgetpassword', { body, token: null })).status).toBe(200)
  })
})
