import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serializeQuery } from '../../src/client/query-string.ts'
import { type Page, rowsOf } from '../../src/contract/conventions/page.ts'
import { pageQuery, sortQuery } from '../../src/contract/conventions/query.ts'
import { bearer } from '../../src/contract/conventions/session.ts'
import { ensureBuild } from '../build/build-console.ts'
import type { Profile } from './open-page.ts'
import { startServed } from './start-served.ts'
import { type Figures, type Part, parts, type Side, sides } from './web/figures.ts'
import { measureSide, measureSignIn } from './web/measure.ts'
import { type Measured, reportOf } from './web/report.ts'

const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const profiles: readonly Profile[] = [
  { name: 'fast', label: 'no throttling', cpu: 1 },
  { name: 'slow', label: 'CPU 4x, 1.6 Mbps, 150 ms', cpu: 4, network: slowLine },
]

const chosen = <T extends string>(what: string, all: readonly T[], text: string | undefined): readonly T[] =>
  text?.split(',').map((name) => {
    const found = all.find((one) => one === name)
    if (found === undefined) throw new Error(`There is no ${what} "${name}"; there are: ${all.join(', ')}`)
    return found
  }) ?? all

/** Parses the command's arguments; throws for unknown ones, with the valid ones. */
export const readOptions = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const options = { runs: text, rows: text, profiles: text, only: text }
  const { values } = parseArgs({ args: [...args], options })
  const runs = Number(values.runs ?? 5)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`)
  const all = profiles.map(({ name }) => name)
  const names = chosen('profile', all, values.profiles)
  return {
    runs,
    rows: Number(values.rows ?? 5000),
    profiles: profiles.filter(({ name }) => names.includes(name)),
    parts: new Set<Part>(chosen('part', parts, values.only)),
  }
}

const admin = { email: 'admin@example.org', password: 'A-bench-password-1' }

/** Serves both sides with the same API and number of duas. */
export const serve = async (rows: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-bench-web-'))
  const served = await startServed({ DATA_DIR: join(folder, 'data') })
  await served.send({ do: 'fill', rows, times: 8 })
  const { api, hand, token = '' } = await served.send({ do: 'start', handFolder: join(folder, 'hand') })
  const urls = { console: `http://127.0.0.1:${api}`, hand: `http://127.0.0.1:${hand}` }
  return {
    urls,
    token,
    get: async <T>(path: string): Promise<T> =>
      (await (await fetch(urls.console + path, { headers: bearer(token) })).json()).payload,
    stop: async (): Promise<void> => {
      await served.send({ do: 'stop' })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Serving = Awaited<ReturnType<typeof serve>>

/**
 * Measures everything repeatedly, alternating the two sides; a failure is recorded and only affects its measurement.
 */
export const measureAll = async (
  { urls, token, get }: Serving,
  options: ReturnType<typeof readOptions>,
): Promise<{ all: Measured[]; failed: string[] }> => {
  const all: Measured[] = []
  const failed: string[] = []
  const attempt = async (profile: string, side: Side, measure: () => Promise<Figures>): Promise<void> => {
    try {
      const found = await measure()
      all.push({ profile, side, found })
      console.log(`${profile}, ${side}: ${JSON.stringify(found, ['row', 'formQuiet', 'keyScript', 'waits'])}`)
    } catch (error) {
      failed.push(`${profile}, ${side}: ${String(error).split('\n')[0]}`)
    }
  }
  const firstOf = async (page: number): Promise<string> => {
    const query = serializeQuery({ ...sortQuery('creationDate', 'desc'), ...pageQuery({ page, size: 10 }) })
    return rowsOf(await get<Page<{ title: string }>>(`/api/dua/all?${query}`))[0]?.title ?? ''
  }
  const texts = { firstRow: await firstOf(0), nextRow: await firstOf(1) }
  const { totalEvents } = await get<{ totalEvents: number }>('/api/dashboard/summary')
  for (let run = 1; run <= options.runs; run += 1) {
    for (const profile of options.profiles)
      for (const side of sides)
        if (['list', 'form', 'keys'].some((part) => options.parts.has(part as Part)))
          await attempt(profile.label, side, () =>
            measureSide({ side, url: urls[side], token, ...texts }, profile, options.parts),
          )
    if (options.parts.has('sign-in'))
      await attempt('signing in, each request taking a second', 'console', () =>
        measureSignIn(urls.console, admin, totalEvents.toLocaleString('en')),
      )
  }
  return { all, failed }
}

/**
 * Compares the console with a hand-written page for the same list and form, in Chromium; true if all limits are met.
 * `--runs 5 --rows 5000 --profiles fast,slow --only list,form,keys,sign-in`.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const options = readOptions(args)
  await ensureBuild()
  const serving = await serve(options.rows)
  try {
    const { all, failed } = await measureAll(serving, options)
    const { text, isMet } = reportOf(all, failed)
    console.log(`\n${text}`)
    return isMet
  } finally {
    await serving.stop()
  }
}
