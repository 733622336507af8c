import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../shared/root.ts'

/** What is made once and used until what it is made of changes. */
export const cacheFolder = join(root, '.cache/bench-web')

const filesOf = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return found ? [path] : []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** A hash of these files and of all files in these folders. */
export const hashOf = async (paths: readonly string[]): Promise<string> => {
  const files = (await Promise.all(paths.map(filesOf))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
