/** One cell of an exported file; empty text for nothing. */
export type FileValue = string | number

/** A file that grows row by row. */
export interface FileWriter {
  add: (rows: readonly (readonly FileValue[])[]) => void
  /** The whole file; nothing can be added after it. */
  end: () => Blob
}
