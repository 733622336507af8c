import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Registries } from '../../src/module-check/check-modules.ts'
import { root } from '../shared/root.ts'
import { modulesPlugin } from '../vite/modules-plugin.ts'

/** Where the modules are. */
export const modulesFolder = join(root, 'src/modules')

/** What module files may name, from the console itself; Vite loads it, since the registries hold components. */
export const loadRegistries = async (): Promise<Registries> => {
  const loaded = await runnerImport<typeof import('./console-registries.ts')>(
    join(root, 'scripts/check/console-registries.ts'),
    { root: join(root, 'src/console'), plugins: [modulesPlugin(root)], logLevel: 'error' },
  )
  return loaded.module.registries
}
