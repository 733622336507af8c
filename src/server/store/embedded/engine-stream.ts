import { Duplex } from 'node:stream'
import { greeting, wholeBatches } from './batches.ts'

/** What a connection needs of the engine. */
export type EngineConnection = {
  /** Waits until the engine can be used; throws the reason why it can't. */
  readonly ready: () => Promise<void>
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly leave: () => void
}

/** A connection to the embedded database that node-postgres takes for a socket. */
export class EngineStream extends Duplex {
  readonly #wire: EngineConnection
  #greeted = false
  #unsent = Buffer.alloc(0)

  constructor(wire: EngineConnection) {
    super()
    this.#wire = wire
  }

  connect(): this {
    this.#wire.ready().then(
      () => (this.destroyed ? this.#wire.leave() : this.emit('connect')),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  /** What the engine answered. */
  receive(bytes: Uint8Array<ArrayBuffer>): void {
    this.push(Buffer.from(bytes.buffer))
  }

  override _read(): void {
    // Answers come when they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#wire.leave()
    done(error)
  }

  #take(chunks: readonly Buffer[]): void {
    // Whoever connects introduces himself; there is one user and one database.
    if (!this.#greeted) {
      this.#greeted = true
      this.push(greeting)
      return
    }
    const bytes = Buffer.concat([this.#unsent, ...chunks])
    const whole = wholeBatches(bytes)
    this.#unsent = bytes.subarray(whole)
    // A copy of its own, so that it can be handed to the other thread.
    if (whole > 0) this.#wire.send(new Uint8Array(bytes.subarray(0, whole)))
  }

  // A socket has these; between two threads they mean nothing.
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
