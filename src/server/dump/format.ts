/**
 * A dump is one file of JSON lines, compressed with gzip:
 *
 * 1. the head;
 * 2. for each table its line, then one line per row, as written by PostgreSQL's `row_to_json`;
 * 3. for each stored file its line, then its content in base64, one JSON string per line;
 * 4. the end, without which a dump is incomplete.
 *
 * Generated columns and link tables are left out: they are derived from the records and are recreated.
 */

/** The first line. */
export interface DumpHeader {
  readonly dump: typeof dumpKind
  readonly version: typeof dumpVersion
  /** When the database was read, as an ISO date. */
  readonly created: string
  /** Name and definition of every table with data, as in `applied_definition`. */
  readonly tables: Readonly<Record<string, string>>
}

/** The line before the rows of a table. */
export interface TableLine {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The next value of the `id` column; null without a sequence. */
  readonly next: number | null
}

/** The line before the content of a stored file; `bytes` is its size. */
export interface FileLine {
  readonly file: string
  readonly type: string
  readonly bytes: number
}

/** The last line. */
export interface DumpFooter {
  readonly end: true
  readonly tables: number
  readonly files: number
}

export const dumpKind = 'foundation'
export const dumpVersion = 1

/** Reports the progress to the user. */
export type Progress = (line: string) => void

/** The counts of a dump or a restore. */
export interface DumpCounts {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/** Rows between two progress lines. */
export const progressEvery = 100_000

/** `1,234` */
export const formatCount = (count: number): string => count.toLocaleString('en')
