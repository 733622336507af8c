import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const left = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'generated'])
const run = promisify(execFile)

/** A copy of this project in a temporary folder, to change and build without touching the original. */
export interface ProjectCopy {
  folder: string
  /** Runs one of the copy's scripts (`scripts/build.ts`) on this Node; rejects with its output when it fails. */
  script: (file: string, ...args: string[]) => Promise<string>
  remove: () => Promise<void>
}

/** Copies the project without what is generated; the installed packages are shared. */
export const copyProject = async (): Promise<ProjectCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-copy-'))
  const entries = (await readdir(root)).filter((name) => !left.has(name))
  await Promise.all(entries.map((name) => cp(join(root, name), join(folder, name), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    script: async (file, ...args) =>
      (await run(process.execPath, [file, ...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
