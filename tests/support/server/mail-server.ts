import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  text: string
}

/** A mail server on its own port. */
interface MailServer {
  url: string
  /** The messages it has accepted. */
  letters: Received[]
  /** The error for every recipient; null accepts them. */
  refusal: Error | null
  stop: () => Promise<void>
}

/** A permanent refusal (550). */
export const refused: Error = new Error('No such mailbox')
/** A temporary refusal, after which a client retries. */
export const refusedForNow: Error = Object.assign(new Error('Try again later'), { responseCode: 451 })

/** Starts a mail server that stores what it receives, or refuses every recipient with `refusal`. */
export const startMailServer = async (refusal: Error | null = null): Promise<MailServer> => {
  const letters: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'sender' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('wrong')),
    onRcptTo: (_address, _session, done) => done(started.refusal),
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
  const started: MailServer = {
    url: `smtp://sender:p%40ss@127.0.0.1:${port}`,
    letters,
    refusal,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return started
}
