import { createTransport } from 'nodemailer'
import type { Mail } from '../store/outgoing/message.ts'
import { refuseInTransaction } from '../store/transaction-scope.ts'
import { writeToOutbox } from './outbox.ts'

/** Sends mail, or writes it into the outbox folder. Only the message queue calls it. */
export type Mailer = {
  /** Throws when the server refuses or cannot be reached. */
  readonly send: (letter: Mail) => Promise<void>
  readonly close: () => void
}

/** Where mail goes. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; null keeps letters in the outbox folder. */
  readonly smtpUrl: string | null
  /** Name and address of the sender of every letter. */
  readonly from: { readonly name: string; readonly address: string }
  /** Folder of the letters that no server takes. */
  readonly outbox: string
}

function smtpMailer(smtpUrl: string, from: MailSettings['from']): Mailer {
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

function outboxMailer({ outbox, from }: MailSettings, onKept: (path: string) => void): Mailer {
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

/** The mailer that the settings ask for; `onKept` hears the path of each letter that stays in the outbox folder. */
export function openMailer(settings: MailSettings, onKept: (path: string) => void): Mailer {
  return settings.smtpUrl === null
    ? outboxMailer(settings, onKept)
    : smtpMailer(settings.smtpUrl, settings.from)
}
