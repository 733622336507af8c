/** A cell of an exported file; empty text for no value. Text files contain the text of a date. */
export type FileValue = string | number | { date: Date; text: string }

/** A file that grows row by row. */
export interface FileWriter {
  add: (rows: readonly (readonly FileValue[])[]) => void
  /** Returns the complete file; no rows can be added after it. */
  end: () => Blob
}
