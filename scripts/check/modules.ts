import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Fault } from '../../src/modules/check.ts'
import { root } from '../shared/root.ts'
import { modulesPlugin } from '../vite/modules-plugin.ts'
import type { Step } from './step.ts'

const folder = join(root, 'src/modules')

const show = ({ file, pointer, message, cure }: Fault): string =>
  `src/modules/${file}#${pointer}: ${message}\n    Cure: ${cure}`

/** Every module against the contract and against what the console offers. */
export const modules: Step = {
  name: 'modules',
  run: async () => {
    const { checkModules } = await import('../../src/modules/check.ts')
    const loaded = await runnerImport<typeof import('./console-registries.ts')>(
      join(root, 'scripts/check/console-registries.ts'),
      { root: join(root, 'src/console'), plugins: [modulesPlugin(folder)], logLevel: 'error' },
    )
    const faults = checkModules({
      folder,
      contract: JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')),
      registries: loaded.module.registries,
    })
    return faults.length === 0 ? null : faults.map(show).join('\n')
  },
}
