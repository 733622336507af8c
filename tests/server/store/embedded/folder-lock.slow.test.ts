import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../../../src/server/store/embedded/open-embedded.ts'
import { temporaryFolder } from '../../../support/disk/temporary-folder.ts'

const script = fileURLToPath(new URL('../../../support/disk/hold-folder.ts', import.meta.url))

/** A process in its own PID namespace, as in a container, where it has number 1. */
const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const [unshare = '', ...unshareArgs] = apart
const canBeApart = spawnSync(unshare, [...unshareArgs, 'true']).status === 0

describe('the lock of a data folder', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const started: ChildProcess[] = []

  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map(end))
    await folder.remove()
  })

  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  /** The output of a process that tries to lock the folder. */
  const hold = async (before: readonly string[] = []): Promise<{ said: string; child: ChildProcess }> => {
    const [command = '', ...args] = [...before, process.execPath, script, folder.path]
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    started.push(child)
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
    return { said: chunk.toString('utf8').trim(), child }
  }

  it('excludes other processes, and reports the owner and the remedy', async () => {
    const { child } = await hold()
    expect(() => lockFolder(folder.path)).toThrow(
      new RegExp(
        `^DATA_DIR: ${folder.path} is in use by another process \\(process ${child.pid} on \\S+ since \\S+\\)\\. Stop that one, choose another folder, or set DATABASE_URL`,
      ),
    )
  })

  it('excludes a second use in the same process', () => {
    const release = lockFolder(folder.path)
    expect(() => lockFolder(folder.path)).toThrow('is in use by another process')
    release()
    lockFolder(folder.path)()
  })

  it.skipIf(!canBeApart)(
    `keeps a process of another container out${canBeApart ? '' : ' (left out: unshare --pid is not allowed here)'}`,
    async () => {
      expect((await hold(apart)).said).toBe('held')
      expect((await hold(apart)).said).toContain('is in use by another process (process 1 on ')
      expect(() => lockFolder(folder.path)).toThrow('is in use by another process (process 1 on ')
    },
  )

  it('is released when its process is killed', async () => {
    const { child, said } = await hold()
    expect(said).toBe('held')
    await end(child)
    lockFolder(folder.path)()
  })

  it.each([String(process.pid), '1', 'nothing'])('ignores a stale process id: %s', async (left) => {
    await writeFile(join(folder.path, 'process.pid'), left)
    lockFolder(folder.path)()
  })

  it('is acquired by one of several processes that start together', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 2; round += 1) {
      const tries = await Promise.all(Array.from({ length: 5 }, () => hold()))
      expect(tries.filter(({ said }) => said === 'held')).toHaveLength(1)
      await Promise.all(tries.map(({ child }) => end(child)))
    }
  })

  it('distinguishes a folder that cannot be locked from one in use', async () => {
    await writeFile(join(folder.path, 'file'), '')
    expect(() => lockFolder(join(folder.path, 'file'))).toThrow(/^DATA_DIR: .* cannot be locked: /)
  })
})
