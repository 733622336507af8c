import type { Queryable } from '../database.ts'

/** A plain mail. */
export type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string }

/** A text message to one telephone number. */
export type TextMessage = { readonly to: string; readonly text: string }

/** A message to a person. */
export type Message = ({ readonly kind: 'MAIL' } & Mail) | ({ readonly kind: 'SMS' } & TextMessage)

/** Takes the messages that transactions send. */
export type MessageSink = {
  /** Stores a message; `validMinutes` says for how long sending it makes sense. Returns its id. */
  readonly add: (db: Queryable, message: Message, validMinutes?: number) => Promise<number>
  /** Sends what is due, after the caller's transaction has committed. Does not wait for it. */
  readonly wake: () => void
}
