import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
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
  const sockets = new Set<Socket>()
  const gate = createServer((socket) => {
    sockets.add(socket)
    // Either side's end or failure ends both.
    pipeline(socket, connect(port, '127.0.0.1'), socket, () => sockets.delete(socket))
  })
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    leadTo: ({ url }) => {
      port = Number(new URL(url).port)
    },
    close: () =>
      new Promise<void>((done) => {
        gate.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
