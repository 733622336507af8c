import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = (extension: string): string =>
  `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.${extension}`

/**
 * Writes a message to a folder for manual delivery while no server or gateway is configured; returns its path. Messages
 * contain passwords, so only the owner of the process may read them.
 */
export const writeToOutbox = async (
  folder: string,
  extension: string,
  content: string | Buffer,
): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileName(extension))
  // Programs that watch the folder see complete messages only.
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
