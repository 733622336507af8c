import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function holder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const id = Number.parseInt(text, 10)
  return Number.isInteger(id) && id !== process.pid && isAlive(id) ? id : null
}

/**
 * Keeps a second process out of a data folder: the embedded database has no lock of its own and two would ruin it.
 * Answers the function that gives the folder back. Throws when a living process holds it; what a killed one left behind
 * is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'process.pid')
  const other = await holder(path)
  if (other !== null)
    throw new Error(
      `DATA_DIR: process ${other} is using ${folder}. Stop it, choose another folder, or set DATABASE_URL to share one database. If that process is not this program, delete ${path}.`,
    )
  await writeFile(path, String(process.pid))
  return () => rm(path, { force: true })
}
