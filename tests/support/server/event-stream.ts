import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createParser } from 'eventsource-parser'
import type { PresenceChange, PresentPerson } from '../../../generated/api/foundation.schemas.ts'

/** A stream of events, as a client reads it. */
export interface OpenStream {
  status: number
  headers: IncomingHttpHeaders
  /** The latest names of present users; null before the first event. */
  people: () => string[] | null
  changes: () => PresenceChange[]
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  /** Breaks the connection, as a closed browser does. */
  close: () => void
}

/** Follows records at an API that listens at `url`; resolves with the first events, or the refusal. */
export const openStream = async (url: string, token: string, path: string): Promise<OpenStream> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' }
  const outgoing = request(`${url}${path}`, { headers, agent: false })
  const responded = Promise.withResolvers<IncomingMessage>()
  outgoing.once('response', responded.resolve).once('error', responded.reject).end()
  const response = await responded.promise
  let people: string[] | null = null
  const changes: PresenceChange[] = []
  const first = Promise.withResolvers<void>()
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'people') people = (JSON.parse(data) as PresentPerson[]).map(({ name }) => name)
      if (event !== 'changes') return
      changes.push(...(JSON.parse(data) as PresenceChange[]))
      first.resolve()
    },
  })
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  response.setEncoding('utf8')
  response.on('error', () => undefined).on('data', (text: string) => parser.feed(text))
  await Promise.race([first.promise, ended])
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    people: () => people,
    changes: () => changes,
    ended,
    close: () => response.destroy(),
  }
}
