import { Duplex } from 'node:stream'
import { greeting, wholeBatches } from './batches.ts'

/** The engine's interface for a connection. */
export type EngineConnection = {
  /** Waits until the engine can be used; throws the reason if it cannot. */
  readonly ready: () => Promise<void>
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly leave: () => void
}

/** A connection to the embedded database, as a socket for node-postgres. */
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

  /** Receives a response of the engine. */
  receive(bytes: Uint8Array<ArrayBuffer>): void {
    this.push(Buffer.from(bytes.buffer))
  }

  override _read(): void {
    // Data is pushed as it arrives.
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
    // A new connection sends a startup message; there is only one user and database.
    if (!this.#greeted) {
      this.#greeted = true
      this.push(greeting)
      return
    }
    const bytes = Buffer.concat([this.#unsent, ...chunks])
    const whole = wholeBatches(bytes)
    this.#unsent = bytes.subarray(whole)
    // A copy, since the buffer is transferred to the other thread.
    if (whole > 0) this.#wire.send(new Uint8Array(bytes.subarray(0, whole)))
  }

  // Methods of sockets, without meaning between two threads.
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
