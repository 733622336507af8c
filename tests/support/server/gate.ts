import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import type { RunningServer } from './start-server.ts'

/** A fixed address in front of servers that take turns. */
export interface Gate {
  url: string
  leadTo: (server: RunningServer) => void
  close: () => Promise<void>
}

/** Opens a gate on a free port; requests fail until it leads to a server. */
export const openGate = async (): Promise<Gate> => {
  let port = 0
  const gate = createServer((socket) => {
    const target = connect(port, '127.0.0.1')
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
    socket.pipe(target).pipe(socket)
  })
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    leadTo: ({ url }) => {
      port = Number(new URL(url).port)
    },
    close: () => new Promise<void>((done) => gate.close(() => done())),
  }
}
