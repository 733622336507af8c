import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freeSpace } from '../../../src/server/store/files/disk-space.ts'
import { temporaryFolder } from './temporary-folder.ts'

const exec = promisify(execFile)

/** Mounts a disk of this many megabytes in a folder; false if the process may not. */
export const mountSmall = async (folder: string, megabytes: number): Promise<boolean> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const mounted = exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return mounted.then(
    () => true,
    () => false,
  )
}

/** Unmounts the disk, even if it is in use. */
export const unmount = (folder: string): Promise<unknown> => exec('umount', ['-l', folder])

const probe = await temporaryFolder()

/** Whether this process may mount disks: on Linux, as root, outside of most containers. */
export const mountable = await mountSmall(probe.path, 1)
if (mountable) await unmount(probe.path)
await probe.remove()

/** For the title of a test that needs a disk. */
export const onSmallDisk = mountable ? '' : ' (left out: only root may mount a small disk, on Linux)'

/** A new disk of this many megabytes. */
export const smallDisk = async (
  megabytes: number,
): Promise<{ path: string; remove: () => Promise<void> }> => {
  const folder = await temporaryFolder()
  if (!(await mountSmall(folder.path, megabytes))) throw new Error('No disk can be mounted here.')
  return {
    path: folder.path,
    remove: async () => {
      await unmount(folder.path)
      await folder.remove()
    },
  }
}

const portion = Buffer.alloc(64 * 1024)

/** Fills the free space except for this many bytes with another file; returns the function that removes it. */
export const fillUp = async (folder: string, left = 0): Promise<() => Promise<void>> => {
  const path = join(folder, 'of-somebody-else')
  const file = await open(path, 'a')
  try {
    while (left === 0 || (await freeSpace(folder)) > left) await file.write(portion)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
  return () => rm(path, { force: true })
}
