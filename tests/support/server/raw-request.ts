import { connect, type Socket } from 'node:net'

/** A connection to which a test writes a request byte by byte. */
export interface RawRequest {
  socket: Socket
  /** The received text so far. */
  received: () => string
  /** Resolves when the server has ended the connection. */
  ended: Promise<void>
}

/** Connects to `http://127.0.0.1:<port>` and sends the head of a request; lines without line ends. */
export const rawRequest = (url: string, head: readonly string[]): RawRequest => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.on('data', (chunk: Buffer) => {
    response += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(`${[...head, `Host: ${hostname}:${port}`].join('\r\n')}\r\n\r\n`)
  return { socket, received: () => response, ended }
}
