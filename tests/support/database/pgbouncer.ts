import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../scripts/shared/free-port.ts'

const exec = promisify(execFile)

/** A running PgBouncer in front of a PostgreSQL server. */
export interface PgBouncer {
  /** The address of a database through the pooler. */
  through: (databaseUrl: string) => string
  stop: () => Promise<void>
}

/** Whether PgBouncer is installed. */
export const hasPgBouncer = (): Promise<boolean> =>
  exec('pgbouncer', ['--version']).then(
    () => true,
    () => false,
  )

const waitUntilReady = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Starts a PgBouncer with transaction pooling and few connections, in front of the server at this address. It
 * accepts every client.
 */
export const startPgBouncer = async (serverUrl: string): Promise<PgBouncer> => {
  const server = new URL(serverUrl)
  const home = await mkdtemp(join(tmpdir(), 'foundation-pgbouncer-'))
  const port = await freePort()
  const settings = join(home, 'pgbouncer.ini')
  const password = server.password === '' ? '' : ` password=${decodeURIComponent(server.password)}`
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${decodeURIComponent(server.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  )
  const isRoot = process.getuid?.() === 0
  // PgBouncer refuses to run as root.
  const user = isRoot ? ['-u', 'nobody'] : []
  if (isRoot) {
    const { stdout } = await exec('id', ['-u', 'nobody'])
    await chown(home, Number(stdout), -1)
  }
  const child = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const through = (databaseUrl: string): string => {
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String(port)
    return url.href
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGINT')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(through(serverUrl))
  } catch (error) {
    await stop()
    throw error
  }
  return { through, stop }
}
