import { createTransport } from 'nodemailer'
import type { Mail } from '../store/outgoing/message.ts'
import { refuseInTransaction } from '../store/transaction.ts'
import { writeToOutbox } from './outbox.ts'

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
