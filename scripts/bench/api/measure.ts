import type { Case } from './cases.ts'
import { type Load, load, percentile, type Target } from './load.ts'
import type { Served } from './protocol.ts'

/** Milliseconds at three percentiles, and requests per second. */
export interface Speed {
  p50: number
  p95: number
  p99: number
  perSecond: number
}

/** One case on one database. */
export interface Measured {
  database: string
  rows: number
  connections: number
  name: string
  search: boolean
  most: number | null
  statements: number
  api: Speed
  /** Null for a case that is judged by its own time. */
  bare: Speed | null
}

/** The ports of a serving process, and who asks. */
export interface Ports {
  api: number
  bare: number
  token: string
}

const speedOf = (loads: readonly Load[]): Speed => {
  const latencies = loads.flatMap((part) => part.latencies)
  const milliseconds = loads.reduce((sum, part) => sum + part.milliseconds, 0)
  return {
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    p99: percentile(latencies, 99),
    perSecond: (latencies.length / milliseconds) * 1000,
  }
}

/** Turns about between the two, so that whatever else the machine does meanwhile meets both. */
const rounds = 6

/** Measures one case, `seconds` for the API and as long for the bare handler. */
export const measure = async (
  served: Served,
  ports: Ports,
  { name, path, search = false, most }: Case,
  {
    database,
    rows,
    connections,
    seconds,
  }: { database: string; rows: number; connections: number; seconds: number },
): Promise<Measured> => {
  const { statements = 0 } = await served.tell({ do: 'record', name: 'case', path })
  const api: Target = { port: ports.api, path, token: ports.token }
  const bare: Target = { port: ports.bare, path: '/bare/case', token: ports.token }
  const during =
    (milliseconds: number) =>
    (_sent: number, passed: number): boolean =>
      passed < milliseconds
  const run = (target: Target, milliseconds: number): Promise<Load> =>
    load(() => target, connections, during(milliseconds))
  const targets = most === undefined ? [api, bare] : [api]
  for (const target of targets) await run(target, 200)
  const loads: { api: Load[]; bare: Load[] } = { api: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    loads.api.push(await run(api, (seconds * 1000) / rounds))
    if (most === undefined) loads.bare.push(await run(bare, (seconds * 1000) / rounds))
  }
  return {
    database,
    rows,
    connections,
    name,
    search,
    most: most ?? null,
    statements,
    api: speedOf(loads.api),
    bare: most === undefined ? speedOf(loads.bare) : null,
  }
}
