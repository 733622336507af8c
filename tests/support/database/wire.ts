import { connect, createServer, type Server, type Socket } from 'node:net'

/** A connection between API and database that can be cut or stopped. */
export class Wire {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #frozen = false
  readonly port: number

  constructor(target: URL, port: number) {
    this.#target = target
    this.port = port
  }

  open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket))
      }
      if (!this.#frozen) near.pipe(far).pipe(near)
    })
    return new Promise((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
  }

  /** Nothing passes any more, and neither side is notified. */
  freeze(): void {
    this.#frozen = true
    for (const socket of this.#sockets) socket.pause().unpipe()
  }

  /** New connections work; earlier ones are lost without notice. */
  thaw(): void {
    this.#frozen = false
  }

  cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server?.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    return closed
  }
}
