/**
 * PostgreSQL's frontend/backend protocol, as far as a proxy needs it
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html): a message is one byte for its type and four
 * for its length, which includes itself.
 */
const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const header = 5

/**
 * The number of bytes in complete batches: messages up to a query or a sync, to which the engine responds completely.
 * Messages of other connections must not be mixed in between.
 */
export const wholeBatches = (bytes: Buffer): number => {
  let whole = 0
  for (let at = 0; at + header <= bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    if (bytes[at] === query || bytes[at] === sync) whole = end
    at = end
  }
  return whole
}

/** "AuthenticationOk" and "ReadyForQuery", the response to a new connection. */
export const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** A simple query. */
export const queryMessage = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(header + Buffer.byteLength(text) + 1)
  const view = Buffer.from(bytes.buffer)
  view[0] = query
  view.writeInt32BE(bytes.length - 1, 1)
  view.write(text, header)
  return bytes
}

/** Start parameters of the database thread. */
export interface ThreadData {
  /** The database's own folder. */
  readonly folder: string
  /** Interval of maintenance, in seconds. */
  readonly upkeepEvery: number
  /** The compiled engine. */
  readonly engine: WebAssembly.Module
}

/** Messages to the thread. */
export type ToThread =
  /** Complete messages of PostgreSQL's protocol, up to one after which the engine waits for the next. */
  | { readonly kind: 'batch'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }

/** Messages from the thread. */
export type FromThread =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The engine's complete response to one batch. */
  | { readonly kind: 'response'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'pong' }
  /** Maintenance starts or ends; it may take long. */
  | { readonly kind: 'upkeep'; readonly going: boolean }
  /** The engine crashed and no longer responds. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'closed' }
