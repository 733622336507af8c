import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { Handler } from '../../../src/server/handlers/handler.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { type RawRequest, rawRequest } from '../../support/server/raw-request.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract } from '../fixture-contract.ts'

const listening = async (
  openDoor: Handler,
): Promise<{ api: TestApi; url: string; get: (path: string) => RawRequest }> => {
  const api = await startTestApi({ contract: fixtureContract(), handlers: { getMe: idle, openDoor } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { api, url, get: (path) => rawRequest(url, [`GET ${path} HTTP/1.1`]) }
}

const responsesIn = ({ received: response }: RawRequest): string[] => response().split(/(?=HTTP\/1\.1 )/)

it('completes running requests when it ends, and later ones on the connection', async () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let asked = 0
  const { api, get } = await listening(async () => {
    asked += 1
    if (asked === 1) await opened
    return { payload: `Door opened ${asked}` }
  })
  const connection = get('/api/open')
  await eventually(async () => (asked > 0 ? true : null))
  const closed = api.close()
  connection.socket.write('GET /api/open HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await eventually(async () => (asked > 1 ? true : null))
  open()
  await closed
  await connection.ended
  const [first = '', second = ''] = responsesIn(connection)
  expect(first).toMatch(/^HTTP\/1\.1 200 .*Door opened/s)
  expect(second).toMatch(/^HTTP\/1\.1 200 .*connection: close.*Door opened 2/is)
  await api.database.drop()
})

it('announces the end first: completes all requests, closes connections, and is not ready', async () => {
  const { api, url, get } = await listening(async () => ({ payload: 'Door opened' }))
  const connection = get('/api/open')
  await eventually(async () => (connection.received().includes('Door opened') ? true : null))
  expect(connection.received()).toMatch(/connection: keep-alive/i)
  const left = api.drain()
  connection.socket.write('GET /api/open HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toEqual({
    success: false,
    message: 'The server is shutting down.',
    code: 'server.ending',
  })
  await connection.ended
  expect(responsesIn(connection)[1]).toMatch(/^HTTP\/1\.1 200 .*connection: close.*Door opened/is)
  await left
  await api.end()
})
