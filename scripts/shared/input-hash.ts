import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const filesBelow = async (path: string): Promise<readonly string[]> => {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Hashes of files read by this process, with the file state that they are valid for. */
const cache = new Map<string, { state: string; hash: string }>()

const hashOfFile = async (file: string): Promise<string> => {
  try {
    const { size, mtimeNs, ctimeNs, ino } = await stat(file, { bigint: true })
    const state = `${size} ${mtimeNs} ${ctimeNs} ${ino}`
    const before = cache.get(file)
    if (before?.state === state) return before.hash
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    cache.set(file, { state, hash })
    return hash
  } catch {
    return 'gone'
  }
}

/** A hash of names and contents of `inputs`: files and folders of the project, existing or not. */
export const hashOfFiles = async (
  inputs: readonly string[],
  more: readonly string[] = [],
  project = root,
): Promise<string> => {
  const found = (await Promise.all(inputs.map((input) => filesBelow(join(project, input))))).flat()
  const files = [...new Set(found)].sort()
  const hashes = await Promise.all(files.map(hashOfFile))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) hash.update(`${relative(project, file)}\0${hashes[index]}\0`)
  for (const text of more) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/** Inputs of every command: the installed packages, and Node. */
const installed = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']

/** A hash of a step's inputs, and of the libraries and Node version that run it. */
export const inputHash = (inputs: readonly string[], project = root): Promise<string> =>
  hashOfFiles([...inputs, ...installed], [process.version], project)
