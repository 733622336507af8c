import { readFile } from 'node:fs/promises'
import { checkModules, type Fault, type Registries } from '../../src/module-check/check-modules.ts'
import { contractFile } from '../shared/contract.ts'
import { modulesFolder, modulesIn } from '../shared/written-files.ts'
import { loadRegistries } from './registries.ts'
import { linesOf, type Step } from './step.ts'

const show = ({ file, pointer, message, cure }: Fault): string =>
  `${modulesFolder}/${file}#${pointer}: ${message}\n    Cure: ${cure}`

/** Which modules are looked into, and against what. */
export interface CheckedModules {
  folder: string
  /** The bundled contract. */
  contract: string
  registries: Registries
  /** Id of the one module whose faults are told; those of all, and of the menu, when left out. */
  only?: string | undefined
}

/** What is wrong in the modules, ready to be read; null when nothing is. */
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

/** Every module against the contract and against what the console offers. */
export const modules: Step = {
  name: 'modules',
  inputs: ['src', 'generated/openapi.json', 'scripts'],
  run: async () => moduleFaults(await ownModules()),
}

/** One module, in the same way. */
export const oneModule = (id: string): Step => ({
  name: `module ${id}`,
  run: async () => moduleFaults(await ownModules(id)),
})
