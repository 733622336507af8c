import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnectSignal } from '../../../src/server/routes/route-checks.ts'

const server = createServer()
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
})

/** A request of a client that can disconnect. */
const request = async () => {
  const requested = once(server, 'request')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, raw] = (await requested) as [unknown, ServerResponse]
  return { client, raw }
}

it('aborts when the client disconnects', async () => {
  const { client, raw } = await request()
  const signal = disconnectSignal({ raw })
  expect(signal.aborted).toBe(false)
  client.destroy()
  await once(signal, 'abort')
})

it('is aborted when the client has disconnected before', async () => {
  const { client, raw } = await request()
  const closed = once(raw, 'close')
  client.destroy()
  await closed
  expect(disconnectSignal({ raw }).aborted).toBe(true)
})

it('does not abort after the response', async () => {
  const { client, raw } = await request()
  const signal = disconnectSignal({ raw })
  const closed = once(raw, 'close')
  raw.end('done')
  await closed
  client.destroy()
  expect(signal.aborted).toBe(false)
})
