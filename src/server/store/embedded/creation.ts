import { access, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Note } from './engine.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** If these files are missing, the engine would create a new database over the remains of the old one. */
const essential = ['PG_VERSION', join('global', 'pg_control')]

/** Throws for a folder with an incomplete database. */
async function checkWhole(folder: string): Promise<void> {
  for (const name of essential)
    if (!(await exists(join(folder, name))))
      throw new Error(
        `The embedded database in ${folder} lacks the file ${name}: it is a part of a copy, or damaged. Nothing was changed. Copy it again while no server runs, or restore a backup into another DATA_DIR; to begin anew, move the folder away.`,
      )
}

/** The creation of a database, by this or an earlier start. */
export type Creation = { readonly finished: () => Promise<void> }

/**
 * Prepares the start of a database in a data folder. A marker file exists while a database is being created; a folder
 * found beside it is incomplete, cannot be opened and has no records yet, so it is moved aside. Every other folder is
 * opened, or refused when it is incomplete.
 */
export async function prepareCreation(dataDir: string, folder: string, note: Note): Promise<Creation> {
  const mark = join(dataDir, 'database-creating')
  const isThere = (await readdir(folder).catch(() => [])).length > 0
  const isHalf = isThere && (await exists(mark))
  if (isHalf) {
    const aside = `${folder}-unfinished-${new Date().toISOString().replaceAll(':', '-')}`
    await rename(folder, aside)
    note(`the database was not finished by an earlier start; it was moved to ${aside} and is created anew`)
  }
  if (isThere && !isHalf) await checkWhole(folder)
  else
    await writeFile(
      mark,
      'The embedded database is being created. It holds no records while this file is here.\n',
    )
  return {
    finished: async () => {
      // Earlier versions delete a database without this file, so it is kept for a downgrade.
      await writeFile(join(dataDir, 'database-created'), '')
      await rm(mark, { force: true })
    },
  }
}
