import type { TextMessage } from '../store/outgoing/message.ts'
import { refuseInTransaction } from '../store/transaction.ts'
import { writeToOutbox } from './outbox.ts'

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
