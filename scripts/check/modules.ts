import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkModules, type Fault } from '../../src/module-check/check-modules.ts'
import { root } from '../shared/root.ts'
import { loadRegistries, modulesFolder } from './registries.ts'
import type { Step } from './step.ts'

const show = ({ file, pointer, message, cure }: Fault): string =>
  `src/modules/${file}#${pointer}: ${message}\n    Cure: ${cure}`

/** Every module against the contract and against what the console offers. */
export const modules: Step = {
  name: 'modules',
  run: async () => {
    const faults = checkModules({
      folder: modulesFolder,
      contract: JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')),
      registries: await loadRegistries(),
    })
    return faults.length === 0 ? null : faults.map(show).join('\n')
  },
}
