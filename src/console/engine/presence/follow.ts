import { createParser } from 'eventsource-parser'
import type { FollowRecordsParams, PresenceEvents } from '../../../../generated/api/foundation.schemas.ts'
import { apiUrl } from '../../../client/http.ts'
import { learnMissing, missingStatuses } from '../../../client/missing.ts'
import { serializeQuery } from '../../../client/query-string.ts'
import { presencePath } from '../../../contract/conventions/presence.ts'
import { bearer } from '../../../contract/conventions/session.ts'
import { isObject, parsedOrNull } from '../../../contract/json.ts'
import { fillPath } from '../../../contract/operations/path-template.ts'
import { readToken, tokenExpired } from '../../session/token.ts'

/**
 * How a stream ended. `missing`: the API has no such stream; `refused`: a retry is useless; `failed`: no events, or a
 * short life; `ended`: it lasted for a while.
 */
type StreamEnd = 'missing' | 'refused' | 'failed' | 'ended'

interface EventRequest {
  url: string
  token: string
  signal: AbortSignal
  onEvent: (name: string, data: unknown) => void
}

/** Times in milliseconds. A buffering proxy delivers no events; the API is never silent for half a minute. */
const firstWithin = 10_000
const maxSilence = 40_000
const stableAfter = 3000

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
  let isStreaming = false
  try {
    const response = await fetch(url, {
      headers: { ...bearer(token), Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (tryAgain(response.status)) return 'failed'
    if (missingStatuses.includes(response.status)) return 'missing'
    if (response.status !== 200 || !response.body || !isStream(response)) return 'refused'
    isStreaming = true
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
  if (first !== null) return performance.now() - first > stableAfter ? 'ended' : 'failed'
  return isStreaming && silence.signal.aborted ? 'refused' : 'failed'
}

/** A subscription and its callbacks. */
export interface Following {
  /** Schema name of the records. */
  resource: string
  /** Undefined for all records. */
  recordId?: number
  /** Age of the displayed data, in milliseconds. */
  age: () => number
  onEvents: (events: PresenceEvents) => void
  /** The connection was lost, so the present users are unknown. */
  onLost: () => void
}

/** Pauses in milliseconds; each failure doubles them. */
const minPause = 1000
const maxPause = 60_000
/** Number of failures after which a server or proxy counts as not supporting such streams. */
const maxFailures = 8
const pollEvery = 5000
const maxAge = 86_400_000

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The pause before the next try, with jitter so that clients do not reconnect at once after a server restart. */
export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.min(maxPause, minPause * 2 ** failures) * (0.5 + random / 2)

/**
 * The access token for the stream; null if there is no valid one. The stream never renews it, because that would extend
 * an idle session.
 */
const usableToken = (): string | null => {
  const token = readToken()
  return token === null || tokenExpired(token) || !navigator.onLine ? null : token
}

/** Follows until `signal` aborts, or the stream is not available; never rejects. */
export const follow = async (following: Following, signal: AbortSignal): Promise<void> => {
  const { resource, recordId, age, onEvents, onLost } = following
  let failures = 0
  while (!signal.aborted && failures < maxFailures) {
    const token = usableToken()
    if (token === null) {
      onLost()
      await pause(pollEvery, signal)
      continue
    }
    const query: FollowRecordsParams = {
      ...(recordId !== undefined && { recordId }),
      age: Math.min(maxAge, Math.max(0, Math.round(age()))),
    }
    const url = apiUrl(`${fillPath(presencePath, () => resource)}?${serializeQuery({ ...query })}`)
    const end = await readEvents({
      url,
      token,
      signal,
      onEvent: (name, data) => {
        if (Array.isArray(data) && data.every(isObject)) onEvents({ [name]: data })
      },
    })
    if (end === 'missing') learnMissing('followRecords')
    if (end === 'missing' || end === 'refused') break
    failures = end === 'ended' ? 0 : failures + 1
    if (failures > 0) onLost()
    await pause(pauseAfter(failures), signal)
  }
  if (!signal.aborted) onLost()
}
