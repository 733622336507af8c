import type { Database, Queryable } from '../database.ts'
import type { Definition } from '../migration/definition.ts'
import type { FileStore } from './files.ts'

export const removedFileTable = 'removed_file'

/** Files whose records are deleted, until they are removed from the file store too. */
export const removedFileDefinitions: readonly Definition[] = [
  {
    name: `table ${removedFileTable}`,
    definition: 'names of objects to remove',
    make: 'create table removed_file (name text primary key)',
    unmake: null,
  },
]

/** Marks a file for removal, in the transaction that deletes its record. */
export const noteRemovedFile = async (db: Queryable, name: string): Promise<void> => {
  await db.query('insert into removed_file (name) values ($1) on conflict do nothing', [name])
}

/** Removes the marked files. Throws when the store fails to remove one, which stays marked. */
export const removeNotedFiles = async (
  database: Database,
  files: Pick<FileStore, 'remove'>,
): Promise<void> => {
  const noted = await database.query<{ name: string }>(
    'select name from removed_file order by name limit 1000',
  )
  for (const { name } of noted) {
    await files.remove(name)
    await database.query('delete from removed_file where name = $1', [name])
  }
}
