import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** What Node has compiled of the project's own TypeScript and of its tools, for every process that they start. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** How a command ended: its exit code and everything it printed. */
export interface Outcome {
  code: number
  output: string
}

/** Lets a process end when this one does, before this one takes away what it writes to. */
const endWithThis = (child: ChildProcess): void => {
  const end = (): boolean => child.kill()
  process.prependOnceListener('exit', end)
  child.once('close', () => process.off('exit', end))
}

/** Runs one of the project's tools (a path under `node_modules`) with the project's own Node, printing nothing. */
export const runTool = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}/node_modules/${script}`, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...compileCache, ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    endWithThis(child)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })

/** Runs one of the project's tools in this terminal and returns its exit code. */
export const runToolHere = (script: string, args: readonly string[], env = process.env): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}/node_modules/${script}`, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...compileCache, ...env },
    })
    endWithThis(child)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Runs one of the project's own scripts in this terminal and returns its exit code. */
export const runScriptHere = (script: string, args: readonly string[] = []): Promise<number> =>
  runToolHere(`../${script}`, args)
