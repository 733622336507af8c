import { randomBytes } from 'node:crypto'

const keySigns = '[A-Za-z0-9_-]{10,64}'
const extensionSigns = '[a-z0-9]{1,8}'
const isKey = new RegExp(`^${keySigns}$`)
const isExtension = new RegExp(`^${extensionSigns}$`)
const address = new RegExp(`^/files/(${keySigns})/[^/]+\\.(${extensionSigns})$`)

/** A key for a new file, which nobody can guess. */
export const newFileKey = (): string => randomBytes(18).toString('base64url')

/** The address under which a file is read (`downloadFile`); `fileName` is what it is saved as. */
export const fileUrlOf = (key: string, fileName: string): string =>
  `/files/${key}/${encodeURIComponent(fileName)}`

/** Key and extension of a file's address; null when it is none of ours. */
export function readFileUrl(fileUrl: string): { key: string; extension: string } | null {
  const [, key, extension] = address.exec(fileUrl) ?? []
  return key === undefined || extension === undefined ? null : { key, extension }
}

/** Finds keys in a text that holds addresses; an expression of JavaScript as of PostgreSQL, the key being its group. */
export const fileKeyInText = `/files/(${keySigns})/`

/** SQL for the key of a file whose record is in the table, or under the alias, of this name. */
export const fileKeySql = (table: string): string => `split_part(${table}.body ->> 'fileUrl', '/', 3)`

/** The name that a file has in the store: its unguessable key and the extension that its content has earned. */
export function fileObjectName(key: string, extension: string): string {
  if (!isKey.test(key) || !isExtension.test(extension))
    throw new Error(`"${key}.${extension}" cannot be the name of a stored file.`)
  return `${key}.${extension}`
}
