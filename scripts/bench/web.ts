import { writeFile } from 'node:fs/promises'
import { ensureBuild } from '../build/build-console.ts'
import { measureAll } from './web/measure-all.ts'
import { readOptions } from './web/options.ts'
import { reportOf } from './web/report/report.ts'
import { serveAll } from './web/serve/serve-all.ts'

const sizes = { duas: 5000, books: 1000, events: 1000 }

const minutesSince = (began: number): string => ((performance.now() - began) / 60_000).toFixed(1)

/**
 * The console beside a page written by hand for the same lists and forms, in Chromium, as its user feels it; true when
 * all aims are met. `--runs 5 --screens dua,book --profiles fast,slow --only list,form,keys --json FILE`.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const options = readOptions(args)
  const began = performance.now()
  await ensureBuild()
  const serving = await serveAll(
    sizes,
    options.screens.some(({ elsewhere }) => elsewhere),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void serving.stop().finally(() => process.exit(1)))
  try {
    const all = await measureAll(serving, options)
    if (options.json !== undefined) await writeFile(options.json, JSON.stringify(all, null, 2))
    const { text, isMet } = reportOf(all, options.runs)
    console.log(`\n${text}\nTook ${minutesSince(began)} minutes.`)
    return isMet
  } finally {
    await serving.stop()
  }
}
