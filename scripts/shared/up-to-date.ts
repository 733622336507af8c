import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Folder with the states of finished work; without it, everything runs. */
const folder = join(root, '.cache/kept')

const fileOf = (name: string): string => join(folder, name.replaceAll(/\W+/g, '-'))

/** Number of stored states, so that a reverted change or another branch needs no new run. */
const maxStates = 8

const hashesOf = async (name: string): Promise<readonly string[]> =>
  (await readFile(fileOf(name), 'utf8').catch(() => '')).split('\n')

/** Whether the work with this name succeeded recently with this hash of its inputs. */
export const isUpToDate = async (name: string, hash: string): Promise<boolean> =>
  (await hashesOf(name)).includes(hash)

/** Stores the success of the work with this name and hash. */
export const markUpToDate = async (name: string, hash: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await hashesOf(name)).filter((other) => other !== hash)
  // Atomic, because another process may be reading it.
  const part = `${fileOf(name)}.${process.pid}`
  await writeFile(part, [hash, ...others].slice(0, maxStates).join('\n'))
  await rename(part, fileOf(name))
}
