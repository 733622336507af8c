/** What the thread of the embedded database is started with. */
export type ThreadData = {
  /** The database's own folder. */
  readonly folder: string
  /** So often, in seconds, the tables are tidied where they need it. */
  readonly upkeepEvery: number
  /** What the thread runs. */
  readonly engine: WebAssembly.Module
}

/** What the thread is told. */
export type ToThread =
  /** Whole messages of PostgreSQL's protocol, up to one after which the engine waits for the next. */
  | { readonly kind: 'batch'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }

/** What the thread says. */
export type FromThread =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  /** All that the engine answered to one batch. */
  | { readonly kind: 'answer'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'pong' }
  /** The tables are being tidied, or not any more; that may take long. */
  | { readonly kind: 'upkeep'; readonly going: boolean }
  /** The engine gave up; it returns nothing any more. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'closed' }
