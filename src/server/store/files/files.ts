import type { Readable } from 'node:stream'
import { draftDays } from '../../../contract/records/limits.ts'

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
