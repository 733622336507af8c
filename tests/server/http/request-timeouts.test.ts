import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultTimeouts, maxRequestTime } from '../../../src/server/http/request-timeouts.ts'
import { pdf } from '../../support/content/pictures.ts'
import { filesIn } from '../../support/disk/temporary-folder.ts'
import { type RawRequest, rawRequest } from '../../support/server/raw-request.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const boundary = 'x-boundary'
const part = (name: string, more = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
const opening = `${part('fileType')}application/pdf\r\n${part('fileUploadType')}BOOK\r\n${part('file', '; filename="a.pdf"\r\nContent-Type: application/pdf')}`
const closing = `\r\n--${boundary}--\r\n`

/** The server's timeouts use this clock, which stops unless a test advances it. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** Sends byte after byte with pauses until the server closes the connection. */
const trickle = async ({ socket, ended }: RawRequest): Promise<void> => {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  await vi.waitUntil(
    () => {
      if (socket.writable) socket.write('x')
      vi.advanceTimersByTime(50)
      return isOver
    },
    { interval: 5, timeout: 30_000 },
  )
}

describe('a client that is slow', { timeout: 60_000 }, () => {
  let api: TestApi
  let url: string
  let token: string

  beforeAll(async () => {
    const requestTimeouts = { request: 600, upload: { stretch: 400, bytes: 2000 } }
    api = await startTestApi({ requestTimeouts })
    url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    token = await api.tokenOf(1)
  })
  beforeEach(() => vi.useFakeTimers({ toFake: [...timers] }))
  afterEach(() => vi.useRealTimers())
  afterAll(() => api.end())

  const head = (path: string, type: string, length: number, bearer = token): string[] => [
    `POST ${path} HTTP/1.1`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    `Authorization: Bearer ${bearer}`,
  ]
  const form = `multipart/form-data; boundary=${boundary}`
  const temporary = (): Promise<string[]> => filesIn(join(api.dataDir, 'uploading'))

  it('is disconnected with a message when its request is too slow, while others are served', async () => {
    const slow = rawRequest(url, head('/api/dua-category/create', 'application/json', 50_000))
    const waiting = trickle(slow)
    const headers = { authorization: `Bearer ${token}` }
    for (let count = 0; count < 5; count += 1)
      expect((await fetch(`${url}/api/dua-category/total`, { headers })).status).toBe(200)
    await waiting
    expect(slow.received()).toContain('408 Request Timeout')
    expect(slow.received()).toContain('{"success":false,"message":"The request took too long to arrive."}')
  })

  it('is disconnected when its upload is too slow, and leaves no file', async () => {
    const slow = rawRequest(url, head('/api/db-file/upload', form, 1_000_000))
    slow.socket.write(opening)
    slow.socket.write(pdf(20_000))
    await trickle(slow)
    expect(slow.received()).toContain('408 Request Timeout')
    await expect.poll(temporary).toEqual([])
    expect(await filesIn(join(api.dataDir, 'files'))).toEqual([])
  })

  it('is disconnected if it was refused and continues slowly', async () => {
    const slow = rawRequest(url, head('/api/db-file/upload', form, 1_000_000, 'none'))
    await trickle(slow)
    expect(slow.received()).toContain('401 Unauthorized')
  })

  it('uploads for as long as it needs when it keeps sending', async () => {
    const content = pdf(60_000)
    const length = opening.length + content.length + closing.length
    const connected = once(api.app.server, 'connection')
    const {
      socket,
      received: response,
      ended,
    } = rawRequest(url, [...head('/api/db-file/upload', form, length), 'Connection: close'])
    const [connection] = (await connected) as [Socket]
    socket.write(opening)
    // Three times the limit of other requests.
    for (let at = 0; at < content.length; at += 2000) {
      socket.write(content.subarray(at, at + 2000))
      await expect.poll(() => connection.bytesRead, { interval: 1 }).toBe(socket.bytesWritten)
      // The upload has begun once its file exists.
      if (at === 0) await expect.poll(temporary).toHaveLength(1)
      vi.advanceTimersByTime(60)
    }
    // Storing a file takes real time.
    vi.useRealTimers()
    socket.write(closing)
    await ended
    expect(response()).toContain('200 OK')
    expect(response()).toContain('File uploaded')
  })

  it('may send the largest PDF over a connection of a quarter megabit', () => {
    const bytesASecond = 250_000 / 8
    expect(api.app.server.requestTimeout).toBe(maxRequestTime)
    const { schemas } = api.services.contract.document.components as {
      schemas: { UploadArea: { 'x-accepts': Record<string, { pdf?: number }> } }
    }
    const largest = Math.max(
      ...Object.values(schemas.UploadArea['x-accepts']).map(({ pdf: size = 0 }) => size),
    )
    expect(largest).toBe(90)
    expect(((largest * 1024 * 1024) / bytesASecond) * 1000).toBeLessThan(maxRequestTime)
    const { stretch, bytes } = defaultTimeouts.upload
    expect((bytesASecond * stretch) / 1000).toBeGreaterThan(bytes)
    expect(api.app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  })

  it('returns the common format for a malformed request', async () => {
    const { received: response, ended } = rawRequest(url, ['NONSENSE'])
    await ended
    expect(response()).toContain('400 Bad Request')
    expect(response()).toContain('{"success":false,"message":"The request is not valid."}')
  })
})
