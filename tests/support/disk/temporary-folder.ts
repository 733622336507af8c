import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one test file; `remove` deletes it with its content. */
export const temporaryFolder = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'foundation-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Every file in a folder and its subfolders; empty if the folder does not exist. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** The messages in an outbox folder, oldest first, without unfinished ones. */
export const outboxOf = async (dataDir: string): Promise<string[]> => {
  const paths = (await filesIn(join(dataDir, 'outbox'))).filter((path) => !path.endsWith('.part'))
  return Promise.all(paths.sort().map((path) => readFile(path, 'utf8')))
}

/** Polls until there is a result; throws after half a minute. */
export const eventually = async <T>(ask: () => Promise<T | null | undefined>): Promise<T> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    const found = await ask()
    if (found !== null && found !== undefined) return found
    if (Date.now() > deadline) throw new Error('It did not come within half a minute.')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
