import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Where it is noted what need not be done again; without it everything is done. */
const folder = join(root, '.cache/kept')

const fileOf = (name: string): string => join(folder, name.replaceAll(/\W+/g, '-'))

/** So many states are kept: whoever takes a change back, or goes to another branch and returns, need not do it again. */
const maxStates = 8

const hashesOf = async (name: string): Promise<readonly string[]> =>
  (await readFile(fileOf(name), 'utf8').catch(() => '')).split('\n')

/** Whether the work of this name was lately kept with this hash of all that decides how it ends. */
export const isUpToDate = async (name: string, hash: string): Promise<boolean> =>
  (await hashesOf(name)).includes(hash)

/** Notes that the work of this name ended well with this hash. */
export const markUpToDate = async (name: string, hash: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await hashesOf(name)).filter((other) => other !== hash)
  // In one step, since another process may be reading it.
  const part = `${fileOf(name)}.${process.pid}`
  await writeFile(part, [hash, ...others].slice(0, maxStates).join('\n'))
  await rename(part, fileOf(name))
}
