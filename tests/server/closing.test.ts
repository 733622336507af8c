import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { eventually } from '../support/temporary-folder.ts'
import { idle, startTestApi } from '../support/test-api.ts'
import { fixtureContract } from './fixture-contract.ts'

it('answers what is under way when it ends, and refuses what follows on the connection in the one shape', async () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let waiting = false
  const openDoor = async (): Promise<{ message: string }> => {
    waiting = true
    await opened
    return { message: 'Door opened' }
  }
  const api = await startTestApi({ contract: fixtureContract(), handlers: { getMe: idle, openDoor } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const connection = rawRequest(`http://127.0.0.1:${port}`, ['GET /api/open HTTP/1.1'])
  await eventually(async () => (waiting ? true : null))
  const closed = api.close()
  const following = once(api.app.server, 'request')
  connection.socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  await following
  open()
  await closed
  await connection.ended
  const [first = '', second = ''] = connection.answer().split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 .*Door opened/s)
  expect(second).toMatch(/^HTTP\/1\.1 503 /)
  expect(second).toMatch(/\r\nretry-after: 5\r\n/i)
  expect(second).toMatch(/\r\nconnection: close\r\n/i)
  expect(second).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    message: 'The server is being restarted. Please try again shortly.',
  })
  await api.end()
})
