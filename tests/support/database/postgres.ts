import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/shared/free-port.ts'

const exec = promisify(execFile)

/** A running private PostgreSQL server. */
export interface Postgres {
  url: string
  version: string
  stop: () => Promise<void>
}

const candidates = async (): Promise<string[]> => {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  return [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)]
}

/** The folder of the installed PostgreSQL; null if there is none. */
export const findBinaries = async (): Promise<{ folder: string; version: string } | null> => {
  for (const folder of await candidates()) {
    const version = await exec(join(folder, 'postgres'), ['--version']).catch(() => null)
    const initdb = version && (await exec(join(folder, 'initdb'), ['--version']).catch(() => null))
    if (version && initdb) return { folder, version: version.stdout.trim() }
  }
  return null
}

/** PostgreSQL refuses to run as root: ids of another user, if this process runs as root. */
export const unprivileged = async (): Promise<{ uid: number; gid: number } | null> => {
  if (process.getuid?.() !== 0) return null
  const { stdout } = await exec('id', ['postgres']).catch(() => exec('id', ['nobody']))
  const [, uid, gid] = /uid=(\d+).*?gid=(\d+)/.exec(stdout) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** Waits until a server accepts connections; throws with its output if it ends before. */
export const waitUntilReady = async (
  folder: string,
  port: number,
  failed: () => string | null,
): Promise<void> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    const response = await exec(join(folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).catch(
      () => null,
    )
    if (response) return
    const reason = failed()
    if (reason !== null) throw new Error(`PostgreSQL ended: ${reason}`)
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 seconds')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Starts the installed PostgreSQL on a private port with its data in a temporary folder; returns null if none is
 * installed, throws if it does not start. The caller stops it.
 */
export const startPostgres = async (): Promise<Postgres | null> => {
  const found = await findBinaries()
  if (!found) return null
  const user = await unprivileged()
  const home = await mkdtemp(join(tmpdir(), 'foundation-postgres-'))
  if (user) await chown(home, user.uid, user.gid)
  const data = join(home, 'data')
  const as = user ? { ...user, cwd: home } : { cwd: home }
  const initArgs = [
    '-D',
    data,
    '-U',
    'foundation',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await exec(join(found.folder, 'initdb'), initArgs, as)
  const port = await freePort()
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'max_connections=100',
    `unix_socket_directories=${home}`,
  ]
  const child = spawn(
    join(found.folder, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString('utf8')).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGINT')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(found.folder, port, () => (child.exitCode === null ? null : log))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://foundation@127.0.0.1:${port}/postgres`, version: found.version, stop }
}
