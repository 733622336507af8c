import type { Queryable } from '../database.ts'

/** A plain mail. */
export interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** A text message to one telephone number. */
export interface TextMessage {
  readonly to: string
  readonly text: string
}

/** A mail or a text message. */
export type Message = ({ readonly kind: 'MAIL' } & Mail) | ({ readonly kind: 'SMS' } & TextMessage)

/** Accepts the messages of transactions. */
export interface MessageSink {
  /** Stores a message; `validMinutes` is how long sending it is useful. Returns its id. */
  readonly add: (db: Queryable, message: Message, validMinutes?: number) => Promise<number>
  /** Sends due messages, after the commit of the caller's transaction. Does not wait for it. */
  readonly wake: () => void
}
