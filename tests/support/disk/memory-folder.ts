import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import process from 'node:process'

/** What the temporary files of a run of all tests take at most, several times over. */
const enough = 4 * 1024 ** 3

/**
 * Where temporary files are best: in memory on Linux, if there is much of it, as databases are copied and dropped by the
 * hundred; else, or where `TMPDIR` says so, with the system's other temporary files.
 */
export const memoryFolder = async (): Promise<string> => {
  const memory = '/dev/shm'
  if (process.env.TMPDIR) return tmpdir()
  const space = await statfs(memory).catch(() => null)
  if (!space || space.bavail * space.bsize < enough) return tmpdir()
  return access(memory, constants.W_OK).then(
    () => memory,
    () => tmpdir(),
  )
}
