import type { SecretBox } from '../auth/second-factor/secret-box.ts'
import type { BackgroundWork } from '../background-work.ts'
import type { Database } from '../store/database.ts'
import {
  type ClaimedMessage,
  claimMessage,
  insertMessage,
  isQueued,
  type Message,
  type MessageSink,
  noteFailedAttempt,
  removeMessage,
} from '../store/message-table.ts'
import { refuseInTransaction } from '../store/transaction.ts'
import type { Mailer, Texter } from './mail.ts'

/**
 * The outbox: messages are stored in the transaction they belong to, and sent after its commit, by the first process
 * that claims them. After a crash a message may be sent twice, but is never lost.
 */
export type MessageQueue = MessageSink & {
  /** Sends one message now, unless another process is sending it, and returns the outcome. */
  readonly sendNow: (id: number) => Promise<Outcome>
  /** Starts no further attempts. */
  readonly close: () => void
}

/** The outcome of an attempt. WAITING: another attempt follows. */
export type Outcome = 'SENT' | 'WAITING' | 'GIVEN_UP'

/** The dependencies of a queue. */
export interface MessageQueueParts {
  readonly database: Database
  readonly secrets: Pick<SecretBox, 'seal' | 'open'>
  readonly mailer: Mailer
  readonly texter: Texter
  /** Tracks the attempts as background work of the server. */
  readonly background: Pick<BackgroundWork, 'add'>
  readonly log: { readonly warn: (details: object, message: string) => void }
}

/** Concurrent attempts; a mail server that does not respond blocks one of them for its whole timeout. */
const concurrency = 3

/** The polling interval for messages of other processes and for retries, in milliseconds. */
const pollInterval = 15_000

const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** SMTP replies from 500 on are permanent, except those about authentication, which a setting can fix. */
const isPermanent = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
}

/** Creates the queue over a database; it polls until it is closed. */
export const createMessageQueue = (parts: MessageQueueParts): MessageQueue => {
  const { database, secrets, mailer, texter, background, log } = parts
  let running = 0
  let closed = false

  const send = async (content: string): Promise<void> => {
    const opened = secrets.open(content)
    if (opened === null) throw new Error('The message was sealed with another SECOND_FACTOR_KEY.')
    const message = JSON.parse(opened) as Message
    await (message.kind === 'MAIL' ? mailer.send(message) : texter.send(message))
  }

  const attempt = async (claimed: ClaimedMessage): Promise<Outcome> => {
    try {
      await send(claimed.content)
    } catch (error) {
      log.warn({ err: error, message: claimed.id, attempts: claimed.attempts }, 'a message could not be sent')
      const failure = { error: errorText(error), permanent: isPermanent(error) }
      return (await noteFailedAttempt(database, claimed, failure)) ? 'WAITING' : 'GIVEN_UP'
    }
    await removeMessage(database, claimed.id)
    return 'SENT'
  }

  const sendDue = async (): Promise<void> => {
    running += 1
    try {
      for (let claimed = await claimMessage(database); claimed; claimed = await claimMessage(database)) {
        await attempt(claimed)
        if (closed) return
      }
    } finally {
      running -= 1
    }
  }

  const wake = (): void => {
    if (closed || running >= concurrency) return
    background.add(sendDue(), (error) => log.warn({ err: error }, 'the messages to send could not be read'))
  }

  const timer = setInterval(wake, pollInterval)
  timer.unref()

  return {
    add: (db, message, validMinutes) =>
      insertMessage(db, {
        kind: message.kind,
        recipients: message.kind === 'MAIL' ? message.to.join(', ') : message.to,
        subject: message.kind === 'MAIL' ? message.subject : null,
        content: secrets.seal(JSON.stringify(message)),
        validMinutes: validMinutes ?? null,
      }),
    wake,
    sendNow: async (id) => {
      refuseInTransaction('Sending a message')
      const claimed = await claimMessage(database, id)
      if (claimed) return attempt(claimed)
      return (await isQueued(database, id)) ? 'WAITING' : 'SENT'
    },
    close: () => {
      closed = true
      clearInterval(timer)
    },
  }
}
