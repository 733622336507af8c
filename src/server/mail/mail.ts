import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, TextMessage } from '../store/message-table.ts'
import { refuseInTransaction } from '../store/transaction.ts'

const fileName = (extension: string): string =>
  `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.${extension}`

/**
 * Writes a message to a folder for manual delivery while no server or gateway is configured; returns its path. Messages
 * contain passwords, so only the owner of the process may read them.
 */
const writeToOutbox = async (
  folder: string,
  extension: string,
  content: string | Buffer,
): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileName(extension))
  // Programs that watch the folder see complete messages only.
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}

/** Sends mail, or writes it to the outbox folder. Only the message queue calls it. */
export interface Mailer {
  /** Throws when the server refuses the mail or is unreachable. */
  readonly send: (letter: Mail) => Promise<void>
  readonly close: () => void
}

/** Settings for sending mail. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; null writes mails to the outbox folder. */
  readonly smtpUrl: string | null
  /** Name and address of the sender of all mails. */
  readonly from: { readonly name: string; readonly address: string }
  /** The folder for mails without a server. */
  readonly outbox: string
}

const smtpMailer = (smtpUrl: string, from: MailSettings['from']): Mailer => {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const auth = url.username
    ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
    : {}
  const transport = createTransport(
    {
      host: url.hostname,
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      ...auth,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    send: async ({ to, subject, text }) => {
      refuseInTransaction('Sending mail')
      await transport.sendMail({ to: [...to], subject, text })
    },
    close: () => transport.close(),
  }
}

const outboxMailer = ({ outbox, from }: MailSettings, onKept: (path: string) => void): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    send: async ({ to, subject, text }) => {
      const { message } = await transport.sendMail({ to: [...to], subject, text })
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not built in memory.')
      onKept(await writeToOutbox(outbox, 'eml', message))
    },
    close: () => transport.close(),
  }
}

/** Creates the mailer for the settings; `onKept` gets the path of each mail written to the outbox folder. */
export const openMailer = (settings: MailSettings, onKept: (path: string) => void): Mailer =>
  settings.smtpUrl === null ? outboxMailer(settings, onKept) : smtpMailer(settings.smtpUrl, settings.from)

/** Sends text messages, or writes them to the outbox folder. Only the message queue calls it. */
export interface Texter {
  /** Throws when the gateway refuses the message or is unreachable. */
  readonly send: (message: TextMessage) => Promise<void>
}

/** Settings for sending text messages. */
export interface TextSettings {
  /** A gateway that accepts `POST {"to", "text"}`; null writes messages to the outbox folder. */
  readonly gatewayUrl: string | null
  readonly outbox: string
}

const timeout = 10_000

const post = async (gatewayUrl: string, { to, text }: TextMessage): Promise<void> => {
  refuseInTransaction('Sending a text message')
  const response = await fetch(gatewayUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The text message gateway returned ${response.status}.`)
}

/** Creates the texter for the settings; `onKept` gets the path of each message written to the outbox folder. */
export const openTexter = ({ gatewayUrl, outbox }: TextSettings, onKept: (path: string) => void): Texter => {
  if (gatewayUrl !== null) return { send: (message) => post(gatewayUrl, message) }
  return {
    send: async ({ to, text }) => {
      onKept(await writeToOutbox(outbox, 'json', `${JSON.stringify({ to, text })}\n`))
    },
  }
}
