import { loadInTurns, percentile, type Target } from './load.ts'
import { verdict } from './report.ts'

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
export const measureWrites = async (
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
