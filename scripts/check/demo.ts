import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JsonObject } from '../../src/contract/json.ts'
import { loadBundle, readContract } from '../../src/server/contract/read-contract.ts'
import { handlers } from '../../src/server/handlers/registry.ts'
import { contractFile } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { demoFolder } from '../shared/written-files.ts'
import { demoFaults } from './demo/faults.ts'
import { linesOf, type Step } from './step.ts'

const folder = join(root, demoFolder)

/** The demo records by the name of their table. */
export const readDemo = async (): Promise<Map<string, JsonObject[]>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const read = async (name: string): Promise<[string, JsonObject[]]> => [
    name.slice(0, -'.json'.length),
    JSON.parse(await readFile(join(folder, name), 'utf8')) as JsonObject[],
  ]
  return new Map(await Promise.all(names.map(read)))
}

/** The demo content matches the contract. */
export const demo: Step = {
  name: 'demo content',
  run: async () => {
    const bundle = await loadBundle(contractFile())
    const contract = readContract(bundle, new Set(Object.keys(handlers)))
    return linesOf(demoFaults(contract, await readDemo()))
  },
}
