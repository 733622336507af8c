import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { generatedFolder, overlayName } from '../shared/overlay.ts'
import { modulesFolder } from '../shared/written-files.ts'

/**
 * With an overlay, the console gets the generated files and modules of that contract; what it has not is taken from
 * `generated/` and `src/modules/`. `project` is the project's folder.
 */
export const overlayPlugin = (project: string): Plugin => {
  const folder = join(project, generatedFolder())
  const replaced = [
    [join(project, 'generated/'), folder],
    [join(project, `${modulesFolder}/`), join(folder, 'modules')],
  ] as const
  return {
    name: 'foundation-overlay',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (overlayName() === undefined || importer?.startsWith(folder)) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      for (const [from, to] of replaced) {
        if (!found?.id.startsWith(from)) continue
        const other = join(to, found.id.slice(from.length))
        if (existsSync(other)) return other
      }
      return found
    },
  }
}
