import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTexter } from '../../../src/server/mail/mail.ts'
import { outboxOf, temporaryFolder } from '../../support/disk/temporary-folder.ts'

let gateway: Server
let gatewayUrl: string
const received: unknown[] = []

beforeAll(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body))
      response.writeHead(request.url === '/refuse' ? 402 : 200).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

const message = { to: '01200000021', text: 'আপনার পাসওয়ার্ড' }

it('sends messages to the gateway and throws its refusals', async () => {
  await openTexter({ gatewayUrl, outbox: '/nowhere' }, () => undefined).send(message)
  expect(received).toEqual([message])
  const refusing = openTexter({ gatewayUrl: `${gatewayUrl}/refuse`, outbox: '/nowhere' }, () => undefined)
  await expect(refusing.send(message)).rejects.toThrow('The text message gateway returned 402.')
})

it('stores messages in a folder while there is no gateway', async () => {
  const folder = await temporaryFolder()
  const paths: string[] = []
  const texter = openTexter({ gatewayUrl: null, outbox: `${folder.path}/outbox` }, (path) => paths.push(path))
  await texter.send(message)
  expect(await outboxOf(folder.path)).toEqual([`${JSON.stringify(message)}\n`])
  expect(paths[0]).toContain(folder.path)
  await folder.remove()
})
