import { readFile } from 'node:fs/promises'
import { checkModules, type Fault, type Registries } from '../../src/module-check/check-modules.ts'
import { contractFile } from '../shared/contract.ts'
import { modulesFolder, modulesIn } from '../shared/written-files.ts'
import { loadRegistries } from './registries.ts'
import { linesOf, type Step } from './step.ts'

const show = ({ file, pointer, message, cure }: Fault): string =>
  `${modulesFolder}/${file}#${pointer}: ${message}\n    Cure: ${cure}`

/** The modules to check, and their contract. */
export interface CheckedModules {
  folder: string
  /** The bundled contract. */
  contract: string
  registries: Registries
  /** Id of the only module to report; all modules and the menu when omitted. */
  only?: string | undefined
}

/** The errors of the modules as readable text; null if there are none. */
export const moduleFaults = async ({
  folder,
  contract,
  registries,
  only,
}: CheckedModules): Promise<string | null> => {
  const document: unknown = JSON.parse(await readFile(contract, 'utf8'))
  const faults = checkModules({ folder, contract: document, registries, only })
  return linesOf(faults.map(show))
}

/** The project's own modules and contract. */
export const ownModules = async (only?: string): Promise<CheckedModules> => ({
  folder: modulesIn(),
  contract: contractFile(),
  registries: await loadRegistries(),
  only,
})

/** Checks every module against the contract and the console. */
export const modules: Step = {
  name: 'modules',
  inputs: ['src', 'generated/openapi.json', 'scripts'],
  run: async () => moduleFaults(await ownModules()),
}

/** Checks one module in the same way. */
export const oneModule = (id: string): Step => ({
  name: `module ${id}`,
  run: async () => moduleFaults(await ownModules(id)),
})
