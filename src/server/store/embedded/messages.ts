/** Start parameters of the database thread. */
export type ThreadData = {
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
