import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../shared/root.ts'

/** What the built console is made of: files and folders under the project's root. */
const inputs = [
  'src/console',
  'src/client',
  'src/modules',
  'generated',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'docs/staff',
  'docs/pictures',
  'scripts/build',
  'scripts/guide',
  'scripts/vite',
]

const filesOf = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** A hash of all that decides the build's result: input files and the `VITE_*` settings. */
export const fingerprint = async (): Promise<string> => {
  const files = (await Promise.all(inputs.map((input) => filesOf(join(root, input))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(relative(root, file)).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}
