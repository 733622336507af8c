import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { type Case, casesFor } from './api/cases.ts'
import { load, loadInTurns, percentile, type Target } from './api/load.ts'
import { heading, lineOf, type Measured, type Place, reportLimits, verdict } from './api/report.ts'
import { type Served, startServed } from './start-served.ts'

/** The limit of a write's duration with its history entry, relative to one without. */
const limit = 1.25

const dua = (count: number) => ({
  title: `সকালের দোয়া ${count}`,
  actualDua: 'دعاء الصباح والمساء',
  duaCategoryId: 1 + (count % 20),
  duaTranslation: `What is said in the morning and in the evening, told in a sentence or two: ${count}.`,
  spelling: 'duʿāʾ al-ṣabāḥ',
  active: count % 2 === 0,
})

let written = 0
const nextNumber = (): number => {
  written += 1
  return written
}

const writes: Readonly<Record<string, () => Omit<Target, 'port'>>> = {
  create: () => ({ method: 'POST', path: '/api/dua/create', body: JSON.stringify(dua(nextNumber())) }),
  // More records than connections, so that updates do not wait for each other.
  update: () => {
    const number = nextNumber()
    const body = JSON.stringify({ id: 1 + (number % 1000), ...dua(number) })
    return { method: 'PUT', path: '/api/dua/update', body }
  },
}

/**
 * Measures writes with the history (port `api`) and without (`silent`), for the given seconds each; returns whether
 * both kinds of write are within the limit. Requires 1,000 duas.
 */
const measureWrites = async (
  { api, silent, token, database }: { api: number; silent: number; token: string; database: string },
  connections: number,
  seconds: number,
): Promise<boolean> => {
  const outcomes: boolean[] = []
  for (const [name, write] of Object.entries(writes)) {
    const targets = [api, silent].map((port) => () => ({ port, ...write() }))
    const loads = await loadInTurns(token, targets, connections, seconds, 20)
    const [noted = 0, bare = 0] = loads.map(({ latencies }) => percentile(latencies, 50))
    const what = `${name}, ${connections} at once: ${noted.toFixed(2)} ms with its entry in the history, ${bare.toFixed(2)} without`
    outcomes.push(
      verdict(
        noted / bare <= limit,
        `${database}: ${what}: ${(noted / bare).toFixed(2)} times (aim: ${limit})`,
      ),
    )
  }
  return outcomes.every(Boolean)
}

/** `seconds` per case and handler, `requests` for the memory test, `only` filters case names. */
type Plan = Record<'rows' | 'connections', readonly number[]> &
  Record<'seconds' | 'requests', number> & { only: string }

type Ports = Readonly<Record<'api' | 'bare' | 'silent', number>> & { token: string }

const measureCase = async (served: Served, ports: Ports, each: Case, of: Place, seconds: number) => {
  const { statements = 0 } = await served.send({ do: 'record', path: each.path })
  const ofApi = { port: ports.api, path: each.path }
  const targets = each.isFind ? [ofApi] : [ofApi, { port: ports.bare, path: '/bare' }]
  const calls = targets.map((target) => () => target)
  const [api, bare] = await loadInTurns(ports.token, calls, of.connections, seconds, 6)
  if (!api) throw new Error(`${each.name} was not measured`)
  const measured: Measured = { ...each, ...of, statements, api, bare }
  console.log(lineOf(measured))
  return measured
}

/** Repeats the cases; returns the process's memory after each tenth of the requests, in bytes. */
const watchMemory = async (served: Served, ports: Ports, cases: readonly Case[], requests: number) => {
  const memory: number[] = []
  const target = (count: number) => ({ port: ports.api, path: cases[count % cases.length]?.path ?? '/' })
  for (let tenth = 0; requests > 0 && tenth < 10; tenth += 1) {
    await load(ports.token, target, 32, (sent) => sent < requests / 10)
    memory.push((await served.send({ do: 'memory' })).rss ?? 0)
  }
  return memory
}

const benchOn = async (database: string, env: Record<string, string>, plan: Plan): Promise<boolean> => {
  const served = await startServed(env)
  try {
    const { api = 0, bare = 0, silent = 0, token = '' } = await served.send({ do: 'start' })
    const ports = { api, bare, silent, token }
    const all: Measured[] = []
    let memory: number[] = []
    for (const rows of plan.rows) {
      await served.send({ do: 'fill', rows })
      const cases = casesFor(rows)
      for (const connections of plan.connections)
        for (const each of cases.filter(({ name }) => name.includes(plan.only)))
          all.push(await measureCase(served, ports, each, { database, rows, connections }, plan.seconds))
      if (rows === plan.rows[0]) memory = await watchMemory(served, ports, cases, plan.requests)
    }
    const outcomes = [all.length === 0 || reportLimits(all, memory)]
    // Last, because writes add rows.
    for (const connections of 'write'.includes(plan.only) ? plan.connections : [])
      outcomes.push(await measureWrites({ ...ports, database }, connections, plan.seconds))
    await served.send({ do: 'stop' })
    return outcomes.every(Boolean)
  } finally {
    served.process.kill()
  }
}

const numbers = (text: string): number[] => text.split(',').map(Number)

/**
 * Compares the API's lists with a bare Fastify handler that runs the same statements, and its writes with writes
 * without a history, on PostgreSQL and PGlite; true if all limits are met. `--rows 1000,100000 --connections 1,32
 * --seconds 1 --requests 10000 --database PGlite --only find` shorten it.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: text('1000,100000,1000000'),
      connections: text('1,32'),
      seconds: text('3'),
      requests: text('100000'),
      database: text('PostgreSQL,PGlite'),
      only: text(''),
    },
  })
  const [rows, connections] = [numbers(values.rows).toSorted((a, b) => a - b), numbers(values.connections)]
  const plan = {
    ...values,
    rows,
    connections,
    seconds: Number(values.seconds),
    requests: Number(values.requests),
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
