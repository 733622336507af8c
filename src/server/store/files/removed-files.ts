import type { Database, Queryable } from '../database.ts'
import type { Definition } from '../migration/definition.ts'
import type { FileStore } from './files.ts'

export const removedFileTable = 'removed_file'

/** Files whose records are deleted, until the file store has removed them too. */
export const removedFileDefinitions: readonly Definition[] = [
  {
    name: `table ${removedFileTable}`,
    definition: 'names of objects to remove',
    make: 'create table removed_file (name text primary key)',
    unmake: null,
  },
]

/** Notes, in the transaction that deletes its record, that a file is to be removed. */
export async function noteRemovedFile(db: Queryable, name: string): Promise<void> {
  await db.query('insert into removed_file (name) values ($1) on conflict do nothing', [name])
}

/** Removes what was noted. A file that the store fails to remove stays noted. Throws that failure. */
export async function removeNotedFiles(database: Database, files: Pick<FileStore, 'remove'>): Promise<void> {
  const noted = await database.query<{ name: string }>(
    'select name from removed_file order by name limit 1000',
  )
  for (const { name } of noted) {
    await files.remove(name)
    await database.query('delete from removed_file where name = $1', [name])
  }
}
