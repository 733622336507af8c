import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { casesFor } from './api/cases.ts'
import { load } from './api/load.ts'
import { type Measured, measure, type Ports } from './api/measure.ts'
import { type Served, startServed } from './api/protocol.ts'
import { heading, lineOf, reportAims } from './api/report.ts'
import { measureWrites, reportWriteAims, type WriteCost } from './api/writes.ts'

/** What is measured; each list as numbers separated by commas. */
interface Plan {
  sizes: number[]
  connections: number[]
  /** For each case, for the API and for the bare handler. */
  seconds: number
  /** Only cases with this in their names. */
  only: string
  /** How many requests memory is watched over; 0 leaves it out. */
  requests: number
}

const numbers = (text: string): number[] => text.split(',').map(Number)

/** Sends the smallest list's cases again and again; answers the process's memory after each tenth, in bytes. */
const watchMemory = async (served: Served, ports: Ports, plan: Plan): Promise<number[]> => {
  const cases = casesFor(plan.sizes[0] ?? 1000)
  const memory: number[] = []
  for (let tenth = 0; plan.requests > 0 && tenth < 10; tenth += 1) {
    await load(
      (count) => ({ port: ports.api, token: ports.token, path: cases[count % cases.length]?.path ?? '/' }),
      32,
      (sent) => sent < plan.requests / 10,
    )
    memory.push((await served.tell({ do: 'memory' })).rss ?? 0)
  }
  return memory
}

const benchOn = async (database: string, env: Record<string, string>, plan: Plan): Promise<boolean> => {
  const served = await startServed(env)
  try {
    const { api = 0, bare = 0, silent = 0, token = '' } = await served.tell({ do: 'start' })
    const ports = { api, bare, token }
    const all: Measured[] = []
    let memory: number[] = []
    for (const rows of plan.sizes) {
      const began = performance.now()
      await served.tell({ do: 'fill', rows })
      console.log(`${database}: ${rows} rows, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
      for (const connections of plan.connections)
        for (const each of casesFor(rows).filter(({ name }) => name.includes(plan.only))) {
          const measured = await measure(served, ports, each, {
            database,
            rows,
            connections,
            seconds: plan.seconds,
          })
          console.log(lineOf(measured))
          all.push(measured)
        }
      if (rows === plan.sizes[0]) memory = await watchMemory(served, ports, plan)
    }
    // Last, for they add to the rows.
    const costs: WriteCost[] = []
    if ('write'.includes(plan.only))
      for (const connections of plan.connections)
        costs.push(...(await measureWrites({ api, silent, token }, connections, plan.seconds)))
    await served.tell({ do: 'stop' })
    const outcomes = [all.length === 0 || reportAims(all, memory), reportWriteAims(database, costs)]
    return outcomes.every(Boolean)
  } finally {
    served.process.kill()
  }
}

/**
 * The API's lists beside a bare Fastify handler that runs the same statements, and its writes beside the same ones
 * without a history, on PostgreSQL and PGlite; true when all aims are met. `--rows 1000,100000 --connections 1,32 --seconds 1 --requests 10000 --database PGlite --only find` make it
 * shorter.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '1000,100000,1000000' },
      connections: { type: 'string', default: '1,32' },
      seconds: { type: 'string', default: '3' },
      requests: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'PostgreSQL,PGlite' },
      only: { type: 'string', default: '' },
    },
  })
  const plan = {
    sizes: numbers(values.rows).toSorted((a, b) => a - b),
    connections: numbers(values.connections),
    seconds: Number(values.seconds),
    requests: Number(values.requests),
    only: values.only,
  }
  const databases = values.database.split(',')
  const folder = await mkdtemp(join(tmpdir(), 'foundation-bench-'))
  const postgres = databases.includes('PostgreSQL') ? await startPostgres() : null
  const outcomes: boolean[] = []
  try {
    console.log(heading)
    if (postgres)
      outcomes.push(await benchOn('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url }, plan))
    if (databases.includes('PGlite')) outcomes.push(await benchOn('PGlite', { DATA_DIR: folder }, plan))
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  if (outcomes.length === 0) throw new Error(`No such database, or it is not installed: ${values.database}`)
  return outcomes.every(Boolean)
}
