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

/** The first admin of a server that a test starts. */
export const admin = { email: 'admin@example.org', password: 'A-test-password-1' }

/** A real server in a process of its own, serving console and API. */
export interface RunningServer {
  /** `http://127.0.0.1:<port>`; in a run of all tests a proxy stands there that keeps what passes. */
  url: string
  dataDir: string
  /** What it has printed so far. */
  output: () => string
  /**
   * Ends it, as Ctrl+C does; `SIGTERM` lets it take its time for those who are connected, as a service manager does,
   * `SIGKILL` ends it in the middle of its work. Returns its exit code, null when a signal ended it.
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** The process's number. */
  pid: number
}

/** What may differ from a start with demo content. */
export interface ServerOptions {
  /** Kept by the caller when given; else temporary and removed by `stop`. Empty, it is a first start. */
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Another copy of the project to run. */
  project?: string
  /** For Node itself. */
  nodeArgs?: readonly string[]
  /** Whether a password costs what it costs in production; little when left out. */
  costlyPasswords?: boolean
}

const cheapPasswords = [
  '--import',
  pathToFileURL(join(root, 'tests/support/server/passwords/cheap-in-process.ts')).href,
]

/** Its database's engine is compiled once, and not a second time for speed: no test is long enough to get that back. */
const compiledOnce = '--liftoff-only'

/** What a process needs of this one's environment; settings of the machine must not reach into a test. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'TZ'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/healthz`).catch(() => null)
  return response?.status === 200
}

/** The first file of the tests, other than support, in a stack. */
const callerOf = ({ stack = '' }: Error): string =>
  /tests\/(?!support)[\w./-]+?\.ts/.exec(stack)?.[0] ?? 'a started server'

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'foundation-data-'))

/** What a server's first start with demo content leaves behind, to be copied. */
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
 * A folder for a server: one in which it has started before, unless it is to be another one from the beginning; that has
 * an empty database where it keeps its own, which would take it seconds to make.
 */
const folderFor = async ({ project, env }: ServerOptions): Promise<string> => {
  if (project === undefined && env === undefined) return demoFolder()
  const folder = await emptyFolder()
  if (env?.DATABASE_URL === undefined) await addDatabase(folder)
  return folder
}

/** Starts the server on a free port and waits until it is ready; throws with its output when it ends before that. */
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
  while (!(await answers(address))) {
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
