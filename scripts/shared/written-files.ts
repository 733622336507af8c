import { join } from 'node:path'
import { consoleFolder } from './console-folder.ts'
import { generatedFolder, overlayName } from './overlay.ts'
import { root } from './root.ts'

/*
 * Paths of the hand-written files of a resource and its module, relative to the project's folder.
 */

/** The contract's main file, which lists the resources. */
export const contentsFile = 'openapi/openapi.yaml'

/** The folder of the contract's resources. */
export const resourcesFolder = 'openapi/resources'

/** The contract file of a resource, by tag. */
export const resourceFile = (tag: string): string => `${resourcesFolder}/${tag}.yaml`

/** The folder of the demo content. */
export const demoFolder = 'src/server/store/demo'

/** The demo records of a table. */
export const demoFile = (table: string): string => `${demoFolder}/${table}.json`

/** The folder of the modules. */
export const modulesFolder = 'src/modules'

/** The modules folder of a project; those of the selected console, or fitted to the selected overlay, if any. */
export const modulesIn = (project = root): string => {
  const console = consoleFolder()
  if (console !== undefined) return join(project, console, 'modules')
  return join(project, overlayName() === undefined ? modulesFolder : `${generatedFolder()}/modules`)
}
