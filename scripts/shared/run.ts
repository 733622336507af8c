import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** Environment with Node's compile cache for the project's TypeScript and tools, for all child processes. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** The result of a command: its exit code and output. */
export interface Outcome {
  code: number
  output: string
}

/** Ends a child process before this process exits and removes its files. */
const endWithThis = (child: ChildProcess): void => {
  const end = (): boolean => child.kill()
  process.prependOnceListener('exit', end)
  child.once('close', () => process.off('exit', end))
}

/** Runs a project tool (a path under `node_modules`) with the project's Node, without output. */
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

/** Runs a project tool in this terminal and returns its exit code. */
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

/** Runs a project script in this terminal and returns its exit code. */
export const runScriptHere = (script: string, args: readonly string[] = []): Promise<number> =>
  runToolHere(`../${script}`, args)
