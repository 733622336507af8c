import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from './root.ts'

const variable = 'CONSOLE_FOLDER'

/** The folder of the console of a foreign API (`--console consoles/petstore`), relative to the project; undefined for our own. */
export const consoleFolder = (): string | undefined => process.env[variable] || undefined

/** A folder of the project as a relative path. Throws for one outside, whose files could not import the libraries. */
export const folderInProject = (folder: string): string => {
  const path = relative(root, resolve(folder))
  if (path === '' || path.startsWith('..')) throw new Error(`${folder} is not a folder below ${root}`)
  return path
}

/** Selects the console of a folder for this process and those it starts. Throws if there is none. */
export const selectConsole = (folder: string | undefined): void => {
  if (folder === undefined) return
  const path = folderInProject(folder)
  if (!existsSync(join(root, path, 'resources.json')))
    throw new Error(`${path} has no console; create it: npm run new -- console --from FILE --into ${path}`)
  process.env[variable] = path
}
