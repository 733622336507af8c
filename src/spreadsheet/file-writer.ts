/** A cell of an exported file; empty text for no value. */
export type FileValue = string | number

/** A file that grows row by row. */
export interface FileWriter {
  add: (rows: readonly (readonly FileValue[])[]) => void
  /** Returns the complete file; no rows can be added after it. */
  end: () => Blob
}
