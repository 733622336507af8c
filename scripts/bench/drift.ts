import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { moduleChecker } from '../../src/module-check/check-modules.ts'
import { loadRegistries } from '../check/registries.ts'
import { readContractFile } from '../shared/contract.ts'
import { modulesIn } from '../shared/written-files.ts'
import { type Change, changesOf, sampleOf } from './drift/changes.ts'
import { prepareTrials, type Trial } from './drift/trial.ts'

interface Tried extends Trial {
  change: Change
  /** Something in the project asks for the operation, so that the change must be noticed. */
  isNeeded: boolean
}

/** Operations that modules ask for. */
const operationsOfModules = async (contract: unknown): Promise<ReadonlySet<string>> => {
  const { check, usedOperations } = moduleChecker(modulesIn(), await loadRegistries())
  check(contract)
  return new Set([...usedOperations.values()].flatMap((ids) => [...ids]))
}

const describe = ({ change: { kind, place }, noticedBy, message, isNeeded }: Tried): string => {
  const verdict = noticedBy.length > 0 ? 'noticed' : isNeeded ? 'SLIPPED' : 'quiet'
  return `${verdict.padEnd(8)} ${kind}: ${place}${noticedBy.length > 0 ? `\n         ${noticedBy.join(', ')}: ${message.slice(0, 160)}` : ''}`
}

const printTable = (tried: readonly Tried[]): void => {
  console.log(`\n${'change'.padEnd(28)}${'tried'.padStart(8)}${'noticed'.padStart(10)}`)
  for (const [kind, list] of Map.groupBy(tried, ({ change }) => change.kind)) {
    const noticed = list.filter(({ noticedBy }) => noticedBy.length > 0).length
    console.log(`${kind.padEnd(28)}${String(list.length).padStart(8)}${String(noticed).padStart(10)}`)
  }
}

/**
 * Carries out changes of the contract for real, one at a time: in a copy of the project, with `npm run generate` and the
 * checks of `npm run check` that judge how the rest fits the contract; tells which notice. `--count 30` changes, every
 * kind in turn, chosen by `--seed`; none is begun after `--minutes 10`. A change that is quiet may be one that nothing
 * depends on: that is for the reader to see. True when no change of an operation that modules ask for slipped through.
 * Throws when the unchanged copy fails.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const options = {
    count: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  } as const
  const { count, minutes, seed } = parseArgs({ args: [...args], options }).values
  const started = performance.now()
  const contract = await readContractFile()
  const used = await operationsOfModules(contract)
  const order = (text: string): string => createHash('sha256').update(`${seed} ${text}`).digest('hex')
  const changes = changesOf(contract)
  const ground = await prepareTrials()
  const tried: Tried[] = []
  try {
    const { noticedBy, message } = await ground.check(contract)
    if (noticedBy.length > 0) throw new Error(`The unchanged copy fails: ${noticedBy.join(', ')}: ${message}`)
    for (const change of sampleOf(changes, Number(count), order)) {
      if (performance.now() - started > Number(minutes) * 60_000) break
      const document = await readContractFile()
      change.apply(document)
      const isNeeded = change.operation !== undefined && used.has(change.operation)
      tried.push({ change, isNeeded, ...(await ground.check(document)) })
      for (const last of tried.slice(-1)) console.log(describe(last))
    }
  } finally {
    await ground.remove()
  }
  printTable(tried)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`\n${tried.length} of ${changes.length} changes carried out in ${seconds} s (--seed ${seed})`)
  return tried.every(({ isNeeded, noticedBy }) => !isNeeded || noticedBy.length > 0)
}
