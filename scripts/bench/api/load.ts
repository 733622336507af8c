import { Agent, request } from 'node:http'
import { bearer } from '../../../src/contract/conventions/session.ts'

/** Target of requests; `body` is JSON. */
export interface Target {
  port: number
  path: string
  method?: string
  body?: string
}

/** Duration of each request, and of all together, in milliseconds. */
export interface Load {
  latencies: number[]
  milliseconds: number
}

/** Sends requests over several connections, each after the previous response, until `more` returns false. */
export const load = async (
  token: string,
  target: (count: number) => Target,
  connections: number,
  more: (sent: number, milliseconds: number) => boolean,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const once = ({ port, path, method = 'GET', body }: Target): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) }
      const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        )
      })
      sent.once('error', reject)
      sent.end(body)
    })
  const latencies: number[] = []
  const started = performance.now()
  let sent = 0
  const worker = async (): Promise<void> => {
    while (more(sent, performance.now() - started)) {
      sent += 1
      const began = performance.now()
      await once(target(sent))
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { latencies, milliseconds: performance.now() - started }
}

/** Loads each target in `rounds` turns, so that other activity on the machine affects all of them. */
export const loadInTurns = async (
  token: string,
  targets: readonly ((count: number) => Target)[],
  connections: number,
  seconds: number,
  rounds: number,
): Promise<Load[]> => {
  const during = (milliseconds: number) => (_: number, passed: number) => passed < milliseconds
  for (const target of targets) await load(token, target, connections, during(200))
  const loads = targets.map((): Load => ({ latencies: [], milliseconds: 0 }))
  for (let round = 0; round < rounds; round += 1)
    for (const [at, target] of targets.entries()) {
      const turn = await load(token, target, connections, during((seconds * 1000) / rounds))
      const whole = loads[at]
      whole?.latencies.push(...turn.latencies)
      if (whole) whole.milliseconds += turn.milliseconds
    }
  return loads
}

/** The p-th percentile of numbers in any order. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}
