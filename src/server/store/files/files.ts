import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { draftDays } from '../../../contract/records/limits.ts'
import type { Database, Queryable } from '../database.ts'
import type { Definition } from '../migration/definition.ts'

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** A stored file opened for reading; `size` is the size of the whole file in bytes, also for a range. */
export interface OpenFile {
  readonly stream: Readable
  readonly size: number
}

/** A store of uploaded files. Names are created by `fileObjectName`, never by users. */
export interface FileStore {
  /** Stores a finished temporary file under this name; may move the temporary file. */
  readonly put: (name: string, temporaryPath: string, contentType: string) => Promise<void>
  /** Size in bytes; null when there is no such file. */
  readonly sizeOf: (name: string) => Promise<number | null>
  /** Opens a file, or part of it; null when there is no such file. */
  readonly open: (name: string, range?: ByteRange) => Promise<OpenFile | null>
  /** Removes a file, if it exists. */
  readonly remove: (name: string) => Promise<void>
}

/**
 * Days that a file is kept before a record refers to it, since a draft may refer to it. One day more than drafts, since
 * a form may stay open for long between choosing a file and the last input.
 */
export const unnamedFileDays = draftDays + 1

const keySigns = '[A-Za-z0-9_-]{10,64}'
const extensionSigns = '[a-z0-9]{1,8}'
const isKey = new RegExp(`^${keySigns}$`)
const isExtension = new RegExp(`^${extensionSigns}$`)
const address = new RegExp(`^/files/(${keySigns})/[^/]+\\.(${extensionSigns})$`)

/** Returns a new unguessable key for a file. */
export const newFileKey = (): string => randomBytes(18).toString('base64url')

/** The address of a file (`downloadFile`); `fileName` is the name for saving it. */
export const fileUrlOf = (key: string, fileName: string): string =>
  `/files/${key}/${encodeURIComponent(fileName)}`

/** Key and extension in a file's address; null for any other address. */
export const readFileUrl = (fileUrl: string): { key: string; extension: string } | null => {
  const [, key, extension] = address.exec(fileUrl) ?? []
  return key === undefined || extension === undefined ? null : { key, extension }
}

/** Matches keys in a text with addresses, in JavaScript and PostgreSQL; the key is the group. */
export const fileKeyInText = `/files/(${keySigns})/`

/** SQL for the key of a file whose record is in this table or alias. */
export const fileKeySql = (table: string): string => `split_part(${table}.body ->> 'fileUrl', '/', 3)`

/** The name of a file in the store: its unguessable key and the extension of its content. */
export const fileObjectName = (key: string, extension: string): string => {
  if (!isKey.test(key) || !isExtension.test(extension))
    throw new Error(`"${key}.${extension}" cannot be the name of a stored file.`)
  return `${key}.${extension}`
}

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
