import { Agent, request } from 'node:http'
import { bearer } from '../../../src/contract/conventions/session.ts'

/** Where requests go. */
export interface Target {
  port: number
  path: string
  token: string
  method?: string
  /** JSON; nothing is sent without it. */
  body?: string
}

/** How long requests took, in milliseconds, and how long all of them together. */
export interface Load {
  latencies: number[]
  milliseconds: number
}

const once = (agent: Agent, { port, path, token, method = 'GET', body }: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...bearer(token),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })

/** Sends requests over so many connections, each as soon as the one before is answered, until `more` says no. */
export const load = async (
  target: (count: number) => Target,
  connections: number,
  more: (sent: number, milliseconds: number) => boolean,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const started = performance.now()
  let sent = 0
  const one = async (): Promise<void> => {
    while (more(sent, performance.now() - started)) {
      sent += 1
      const began = performance.now()
      await once(agent, target(sent))
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return { latencies, milliseconds: performance.now() - started }
}

/** The p-th percentile of numbers in any order. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}
