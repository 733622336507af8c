import { access, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Note } from './engine.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Files without which the engine would create a new database over what is left of the old one. */
const essential = ['PG_VERSION', join('global', 'pg_control')]

/** Throws for a folder that lacks a part of a database. */
async function checkWhole(folder: string): Promise<void> {
  for (const name of essential)
    if (!(await exists(join(folder, name))))
      throw new Error(
        `The embedded database in ${folder} lacks the file ${name}: it is a part of a copy, or damaged. Nothing was changed. Copy it again while no server runs, or restore a backup into another DATA_DIR; to begin anew, move the folder away.`,
      )
}

/** The creation of a database, or that of an earlier start. */
export type Creation = { readonly finished: () => Promise<void> }

/**
 * Prepares the start of a database in a data folder. While one is being created, a file beside it says so; a folder that is
 * found beside this file is half a database, which the engine cannot open and which holds no records yet. It is moved aside.
 * Every other folder is opened, or refused when it is incomplete.
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
      // Earlier versions delete a database without this file, so that going back to one would lose it.
      await writeFile(join(dataDir, 'database-created'), '')
      await rm(mark, { force: true })
    },
  }
}
