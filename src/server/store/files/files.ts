import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/** A stored file opened for reading; `size` is that of the whole file in bytes, whatever the range. */
export type OpenFile = { readonly stream: Readable; readonly size: number }

/** Where uploaded files are kept. Names are made by `fileObjectName`, never by a user. */
export type FileStore = {
  /** Keeps a finished temporary file under this name; the temporary file may be moved away. */
  readonly put: (name: string, temporaryPath: string, contentType: string) => Promise<void>
  /** Size in bytes; null when there is no such file. */
  readonly sizeOf: (name: string) => Promise<number | null>
  /** Opens a file, or part of it; null when there is no such file. */
  readonly open: (name: string, range?: ByteRange) => Promise<OpenFile | null>
  /** Takes a file away; nothing happens when there is none. */
  readonly remove: (name: string) => Promise<void>
}

/** The name that a file has in the store: its unguessable key and the extension that its content has earned. */
export function fileObjectName(key: string, extension: string): string {
  if (!/^[A-Za-z0-9_-]{10,64}$/.test(key) || !/^[a-z0-9]{1,8}$/.test(extension))
    throw new Error(`"${key}.${extension}" cannot be the name of a stored file.`)
  return `${key}.${extension}`
}

/** Key and extension of a file's address (`/files/<key>/<name>.<extension>`); null when it is none of ours. */
export function readFileUrl(fileUrl: string): { key: string; extension: string } | null {
  const [, key, extension] = /^\/files\/([A-Za-z0-9_-]{10,64})\/[^/]+\.([a-z0-9]{1,8})$/.exec(fileUrl) ?? []
  return key === undefined || extension === undefined ? null : { key, extension }
}
