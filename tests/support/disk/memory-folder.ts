import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import process from 'node:process'

/** Several times the size of the temporary files of a complete test run. */
const enough = 4 * 1024 ** 3

/**
 * The best place for temporary files: memory on Linux if there is enough, since databases are copied and dropped
 * by the hundred; else, or if `TMPDIR` is set, the system's folder.
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
