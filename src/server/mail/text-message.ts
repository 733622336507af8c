import { writeToOutbox } from './outbox.ts'

/** A text message to one telephone number. */
export type TextMessage = { readonly to: string; readonly text: string }

/** Sends text messages, or keeps them where a person can find them. */
export type Texter = {
  /** Throws when the gateway refuses or cannot be reached. */
  readonly send: (message: TextMessage) => Promise<void>
}

/** Where text messages go. */
export type TextSettings = {
  /** A gateway that takes `POST {"to", "text"}`; null keeps messages in the outbox folder. */
  readonly gatewayUrl: string | null
  readonly outbox: string
}

const timeout = 10_000

async function post(gatewayUrl: string, message: TextMessage): Promise<void> {
  const response = await fetch(gatewayUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The text message gateway answered ${response.status}.`)
}

/** The texter that the settings ask for; `onKept` hears the path of each message that stays in the outbox folder. */
export function openTexter({ gatewayUrl, outbox }: TextSettings, onKept: (path: string) => void): Texter {
  if (gatewayUrl !== null) return { send: (message) => post(gatewayUrl, message) }
  return {
    send: async (message) => {
      onKept(await writeToOutbox(outbox, 'json', `${JSON.stringify(message)}\n`))
    },
  }
}
