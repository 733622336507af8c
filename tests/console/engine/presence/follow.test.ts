import { afterEach, expect, it, vi } from 'vitest'
import { pauseAfter, readEvents } from '../../../../src/console/engine/presence/follow.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stream = { 'content-type': 'text/event-stream; charset=utf-8' }

/** Reads a response; returns the events, and how the stream ended. */
const readFrom = async (response: () => Response | Promise<Response>) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  )
  const received: unknown[] = []
  const onEvent = (name: string, data: unknown): number => received.push([name, data])
  const { signal } = new AbortController()
  const end = await readEvents({ url: '/api/presence/Dua', token: 'token', signal, onEvent })
  return { end, received }
}

it.each<[string, () => Response | Promise<Response>, string]>([
  [
    'a page in its place, as of a host of files',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'refused',
  ],
  ['nothing to follow', () => new Response(null, { status: 204 }), 'refused'],
  ['an API that knows no such thing', () => new Response('{}', { status: 404 }), 'missing'],
  ['a token that ran out', () => new Response('{}', { status: 401 }), 'failed'],
  ['a server that ends', () => new Response('{}', { status: 503 }), 'failed'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
])('is answered %s: %s', async (_, response, end) => {
  expect(await readFrom(response)).toEqual({ end, received: [] })
})

it('emits each event completely, regardless of chunks; a short stream counts as failed', async () => {
  const parts = [
    'event: people\nda',
    'ta: [{"id":2,"name":"ليلى"}]\n',
    '\n: \n\nevent: changes\ndata: []\n\n',
  ]
  const body = new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  expect(await readFrom(() => new Response(body, { headers: stream }))).toEqual({
    end: 'failed',
    received: [
      ['people', [{ id: 2, name: 'ليلى' }]],
      ['changes', []],
    ],
  })
})

it('gives up a proxy that keeps everything back', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    async (_url: string, { signal }: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        }),
        { headers: stream },
      ),
  )
  const { signal } = new AbortController()
  const end = readEvents({ url: '/api/presence/Dua', token: 'token', signal, onEvent: () => undefined })
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await end).toBe('refused')
})

it('waits longer after each failure, up to a minute, and not as long as all others', () => {
  expect([0, 1, 3, 20].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 8000, 60_000])
  expect(pauseAfter(3, 0)).toBe(4000)
})
