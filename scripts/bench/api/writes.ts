import { type Load, load, percentile, type Target } from './load.ts'

/** The ports of the API with and without a history, and who asks. */
export interface WritePorts {
  api: number
  silent: number
  token: string
}

/** How long a kind of write takes, in milliseconds, with the history and without. */
export interface WriteCost {
  name: string
  connections: number
  api: number
  silent: number
}

/** With its entry in the history a write may take so many times as long as without. */
const aim = 1.25

const dua = (count: number) => ({
  title: `সকালের দোয়া ${count}`,
  actualDua: 'دعاء الصباح والمساء',
  duaCategoryId: 1 + (count % 20),
  duaTranslation: `What is said in the morning and in the evening, told in a sentence or two: ${count}.`,
  spelling: 'duʿāʾ al-ṣabāḥ',
  active: count % 2 === 0,
})

/** How many records the updates go round: more than there are connections, so that none waits for another. */
const updated = 1000

const writes: readonly { name: string; target: (count: number) => Omit<Target, 'port' | 'token'> }[] = [
  {
    name: 'create',
    target: (count) => ({ method: 'POST', path: '/api/dua/create', body: JSON.stringify(dua(count)) }),
  },
  {
    name: 'update',
    target: (count) => ({
      method: 'PUT',
      path: '/api/dua/update',
      body: JSON.stringify({ id: 1 + (count % updated), ...dua(count) }),
    }),
  },
]

/** Short turns between the two, so that whatever else the machine does meanwhile meets both. */
const rounds = 20

/** Writes again and again, `seconds` with the history and as long without. There must be 1,000 duas. */
export const measureWrites = async (
  { api, silent, token }: WritePorts,
  connections: number,
  seconds: number,
): Promise<WriteCost[]> => {
  const costs: WriteCost[] = []
  let count = 0
  for (const { name, target } of writes) {
    const run = (port: number, milliseconds: number): Promise<Load> =>
      load(
        () => {
          count += 1
          return { ...target(count), port, token }
        },
        connections,
        (_sent, passed) => passed < milliseconds,
      )
    await run(api, 500)
    await run(silent, 500)
    const latencies: { api: number[]; silent: number[] } = { api: [], silent: [] }
    for (let round = 0; round < rounds; round += 1) {
      latencies.api.push(...(await run(api, (seconds * 1000) / rounds)).latencies)
      latencies.silent.push(...(await run(silent, (seconds * 1000) / rounds)).latencies)
    }
    costs.push({
      name,
      connections,
      api: percentile(latencies.api, 50),
      silent: percentile(latencies.silent, 50),
    })
  }
  return costs
}

/** Says what the history costs; answers whether that is within the aim for each write. */
export const reportWriteAims = (database: string, costs: readonly WriteCost[]): boolean =>
  costs.every(({ name, connections, api, silent }) => {
    const ratio = api / silent
    const ok = ratio <= aim
    console.log(
      `${ok ? 'ok  ' : 'OVER'}  ${database}: ${name}, ${connections} at once: ${api.toFixed(2)} ms with its entry in the history, ${silent.toFixed(2)} without: ${ratio.toFixed(2)} times (aim: ${aim})`,
    )
    return ok
  })
