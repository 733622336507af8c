import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { eventually } from '../disk/temporary-folder.ts'
import { findBinaries, unprivileged, waitUntilReady } from './postgres.ts'

const exec = promisify(execFile)

/** One of two PostgreSQL servers. */
export interface Server {
  /** `127.0.0.1:5432`. */
  host: string
  url: string
  query: <T = object>(text: string) => Promise<T[]>
  start: () => Promise<void>
  /** Kills it (SIGKILL), or shuts it down at once (SIGINT). */
  stop: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
}

/** A database on two servers, the second of which is a streaming replica. */
export interface Replicated {
  primary: Server
  replica: Server
  /** Stops both and removes their data. */
  remove: () => Promise<void>
}

const database = 'postgres'
const replicaName = 'replica'

/**
 * Starts both; with `synchronous` the first acknowledges only what the second has written. Null without
 * PostgreSQL.
 */
export const startReplicated = async ({
  synchronous,
}: {
  synchronous: boolean
}): Promise<Replicated | null> => {
  const found = await findBinaries()
  if (!found) return null
  const user = await unprivileged()
  const home = await mkdtemp(join(tmpdir(), 'foundation-replicated-'))
  if (user) await chown(home, user.uid, user.gid)
  const as = user ? { ...user, cwd: home } : { cwd: home }
  const tool = (name: string, args: string[]): Promise<unknown> => exec(join(found.folder, name), args, as)

  const server = async (name: string): Promise<Server & { folder: string }> => {
    const port = await freePort()
    const folder = join(home, name)
    const url = `postgresql://foundation@127.0.0.1:${port}/${database}`
    let child: ChildProcess | null = null
    return {
      folder,
      host: `127.0.0.1:${port}`,
      url,
      query: async <T>(text: string) => {
        const client = new pg.Client(url)
        await client.connect()
        try {
          return (await client.query(text)).rows as T[]
        } finally {
          await client.end()
        }
      },
      start: async () => {
        const settings = ['fsync=off', 'full_page_writes=off', `unix_socket_directories=${home}`]
        const started = spawn(
          join(found.folder, 'postgres'),
          [
            '-D',
            folder,
            '-h',
            '127.0.0.1',
            '-p',
            String(port),
            ...settings.flatMap((setting) => ['-c', setting]),
          ],
          { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
        )
        child = started
        let log = ''
        started.stderr.on('data', (chunk: Buffer) => {
          log = (log + chunk.toString('utf8')).slice(-4000)
        })
        await waitUntilReady(found.folder, port, () => (started.exitCode === null ? null : log))
      },
      stop: async (signal) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      },
    }
  }

  const [primary, replica] = [await server('primary'), await server('replica')]
  const remove = async (): Promise<void> => {
    await Promise.all([primary.stop('SIGINT'), replica.stop('SIGINT')])
    await eventually(async () =>
      rm(home, { recursive: true, force: true }).then(
        () => true,
        // Processes of a killed server end a moment later.
        () => null,
      ),
    )
  }
  try {
    const init = ['-U', 'foundation', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    await tool('initdb', ['-D', primary.folder, ...init])
    await primary.start()
    const from = `${primary.url.replace(`/${database}`, '')}?application_name=${replicaName}`
    await tool('pg_basebackup', [
      '-d',
      from,
      '-D',
      replica.folder,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ])
    await replica.start()
    if (synchronous) {
      await primary.query(`alter system set synchronous_standby_names = '${replicaName}'`)
      await primary.query('select pg_reload_conf()')
    }
    const state = synchronous ? 'sync' : 'async'
    await eventually(async () => {
      const [row] = await primary.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
      return row?.sync_state === state ? true : null
    })
  } catch (error) {
    await remove()
    throw error
  }
  return { primary, replica, remove }
}
