import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DumpCounts, formatCount } from '../../src/server/dump/format.ts'

const readArguments = (usage: string): { positionals: string[]; values: { force: boolean } } => {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
}

/**
 * Runs a command with a file argument, and `--force` if `forceable`; prints the amount of data and the duration.
 * Throws, with the usage, for other arguments.
 */
export const runTransfer = async (
  command: string,
  forceable: boolean,
  work: (path: string, force: boolean) => Promise<DumpCounts>,
): Promise<void> => {
  const usage = `npm run ${command} -- FILE${forceable ? ' [--force]' : ''}`
  const { positionals, values } = readArguments(usage)
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || (values.force && !forceable))
    throw new Error(`Usage: ${usage}`)
  const started = performance.now()
  const { tables, rows, files } = await work(resolve(file), values.force)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Done in ${seconds} s: ${formatCount(rows)} rows of ${formatCount(tables)} tables, ${formatCount(files)} files.`,
  )
}
