import { createParser } from 'eventsource-parser'
import { missingStatuses } from '../../../client/missing.ts'
import { bearer } from '../../../contract/conventions/session.ts'
import { parsedOrNull } from '../../../contract/json.ts'

/**
 * How a stream ended. `missing`: the API has no such stream; `refused`: a retry is useless; `failed`: no events, or a short life; `stood`: it lasted for a
 * while.
 */
export type StreamEnd = 'missing' | 'refused' | 'failed' | 'stood'

export interface EventRequest {
  url: string
  token: string
  signal: AbortSignal
  onEvent: (name: string, data: unknown) => void
}

/** Times in milliseconds. A buffering proxy delivers no events; the API is never silent for half a minute. */
const firstWithin = 10_000
const maxSilence = 40_000
const standsAfter = 3000

const tryAgain = (status: number): boolean => status === 401 || status === 429 || status >= 500

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true

/**
 * Reads a stream of events to its end; never rejects. Uses `fetch`, because an `EventSource` sends no bearer token and
 * reconnects after every response.
 */
export const readEvents = async ({ url, token, signal, onEvent }: EventRequest): Promise<StreamEnd> => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), firstWithin)
  let first: number | null = null
  let answered = false
  try {
    const response = await fetch(url, {
      headers: { ...bearer(token), Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (tryAgain(response.status)) return 'failed'
    if (missingStatuses.includes(response.status)) return 'missing'
    if (response.status !== 200 || !response.body || !isStream(response)) return 'refused'
    answered = true
    const parser = createParser({
      onEvent: ({ event = '', data }) => {
        first ??= performance.now()
        onEvent(event, parsedOrNull(data))
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream() as never).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parser.feed(String(value))
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), maxSilence)
    }
  } catch {
    // The connection was lost, or the subscription ended.
  } finally {
    clearTimeout(timer)
  }
  if (first !== null) return performance.now() - first > standsAfter ? 'stood' : 'failed'
  return answered && silence.signal.aborted ? 'refused' : 'failed'
}
