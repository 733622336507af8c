import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const left = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'generated'])
const run = promisify(execFile)

/** A copy of this project in a temporary folder, to change and build independently. */
export interface ProjectCopy {
  folder: string
  /** Runs a script of the copy (`scripts/build.ts`) with this Node; rejects with its output if it fails. */
  script: (file: string, ...args: string[]) => Promise<string>
  /** Runs a script that must fail, and returns its output; rejects if it succeeds. */
  failure: (file: string, ...args: string[]) => Promise<string>
  remove: () => Promise<void>
}

/** Caches that a copy can reuse, by file content. */
const kept = ['.cache/kept', '.cache/parts', '.cache/registries.mjs', '.cache/types.tsbuildinfo']

/** Lets the compiler find libraries at their path in the copy, as the cached types do. */
const keepNames = async (folder: string): Promise<void> => {
  const file = join(folder, 'tsconfig.json')
  const { compilerOptions, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { compilerOptions: object }
  await writeFile(
    file,
    JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, preserveSymlinks: true } }),
  )
}

/**
 * Copies the project without generated files, unless wanted; installed packages and caches of unchanged files are
 * shared.
 */
export const copyProject = async (withGenerated = false): Promise<ProjectCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-copy-'))
  const entries = (await readdir(root)).filter((name) => !left.has(name))
  const more = [...kept, ...(withGenerated ? ['generated'] : [])].filter((name) =>
    existsSync(join(root, name)),
  )
  // Synchronous: `node:fs` promises take several times as long for a thousand files.
  for (const name of [...entries, ...more]) cpSync(join(root, name), join(folder, name), { recursive: true })
  await keepNames(folder)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const script: ProjectCopy['script'] = async (file, ...args) =>
    (await run(process.execPath, [file, ...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout
  return {
    folder,
    script,
    failure: (file, ...args) =>
      script(file, ...args).then(
        (output) => Promise.reject(new Error(`${file} did not fail:\n${output}`)),
        ({ stderr, stdout }: { stderr: string; stdout: string }) => `${stderr}${stdout}`,
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
