import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { root } from '../../../scripts/shared/root.ts'
import { compileCache } from '../../../scripts/shared/run.ts'
import { isRecording } from '../contract/recorder/exchange.ts'
import { openProxy } from '../contract/recorder/proxy.ts'
import { addDatabase } from '../database/test-database.ts'
import { copyPrepared, preparedFolder } from '../disk/prepared.ts'

/** The first admin of a test's server. */
export const admin = { email: 'admin@example.org', password: 'A-test-password-1' }

/** A server in its own process, which serves console and API. */
export interface RunningServer {
  /** `http://127.0.0.1:<port>`; in a complete test run, the address of the recording proxy. */
  url: string
  dataDir: string
  /** Its output so far. */
  output: () => string
  /**
   * Stops it as Ctrl+C does; `SIGTERM` lets connected clients finish, as a service manager does, `SIGKILL` kills
   * it. Returns its exit code, null after a signal.
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** The process id. */
  pid: number
}

/** Options besides a start with demo content. */
export interface ServerOptions {
  /** Kept by the caller if given; else temporary and removed by `stop`. An empty folder makes it a first start. */
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Another copy of the project. */
  project?: string
  /** Arguments of Node. */
  nodeArgs?: readonly string[]
  /** Whether passwords cost as much as in production; little if omitted. */
  costlyPasswords?: boolean
}

const cheapPasswords = [
  '--import',
  pathToFileURL(join(root, 'tests/support/server/passwords/cheap-in-process.ts')).href,
]

/** Compiles the database's engine only once, without optimization: no test is long enough to profit from that. */
const compiledOnce = '--liftoff-only'

/** The variables that a process needs from this environment; other settings must not affect tests. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'TZ'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

const responses = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/healthz`).catch(() => null)
  return response?.status === 200
}

/** The first test file in a stack, without support files. */
const callerOf = ({ stack = '' }: Error): string =>
  /tests\/(?!support)[\w./-]+?\.ts/.exec(stack)?.[0] ?? 'a started server'

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'foundation-data-'))

/** The data of a server's first start with demo content, for copying. */
export const preparedDemo = (): Promise<string> =>
  preparedFolder('data', async (dataDir) => {
    await addDatabase(dataDir)
    return (await startServer({ dataDir })).stop()
  })

/** A folder in which a server has started before, with demo content. */
export const demoFolder = async (): Promise<string> => {
  const folder = await emptyFolder()
  copyPrepared(await preparedDemo(), folder)
  return folder
}

/**
 * A folder for a server: one of an earlier start, unless a first start is wanted; that one has an empty embedded
 * database, which would take seconds to create.
 */
const folderFor = async ({ project, env }: ServerOptions): Promise<string> => {
  if (project === undefined && env === undefined) return demoFolder()
  const folder = await emptyFolder()
  if (env?.DATABASE_URL === undefined) await addDatabase(folder)
  return folder
}

/** Starts the server on a free port and waits until it is ready; throws with its output if it ends before. */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? (await folderFor(options))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  // Another copy of the project may have another contract.
  const caller = callerOf(new Error('start'))
  const proxy = isRecording && !options.project ? await openProxy(port, () => caller) : null
  const nodeArgs = [
    compiledOnce,
    ...(options.costlyPasswords ? [] : cheapPasswords),
    ...(options.nodeArgs ?? []),
  ]
  const child = spawn(process.execPath, [...nodeArgs, 'src/server/main.ts'], {
    cwd: options.project ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      ...compileCache,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...options.env,
    },
  })
  let output = ''
  const note = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> => {
    child.kill(signal)
    await ended
    await proxy?.close()
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    return child.exitCode
  }
  const deadline = Date.now() + 120_000
  while (!(await responses(address))) {
    if (child.exitCode !== null) {
      await proxy?.close()
      throw new Error(`The server ended before it was ready:\n${output}`)
    }
    if (Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`The server was not ready within 120 seconds:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url: proxy?.url ?? address, dataDir, output: () => output, stop, pid: child.pid ?? 0 }
}
