/**
 * A dump is one file of JSON lines, compressed with gzip:
 *
 * 1. the head;
 * 2. for each table its line, then as many lines as it has rows, each a row as PostgreSQL's `row_to_json` writes it;
 * 3. for each stored file its line, then its content in base64, a JSON string a line;
 * 4. the end, without which a dump is not whole.
 *
 * Generated columns and link tables are left out: they follow from the records and are made anew.
 */

/** The first line. */
export type DumpHeader = {
  readonly dump: typeof dumpKind
  readonly version: typeof dumpVersion
  /** When the database was read, ISO. */
  readonly created: string
  /** Name and definition of every table that holds data, as `applied_definition` knows it. */
  readonly tables: Readonly<Record<string, string>>
}

/** Stands before the rows of a table. */
export type TableLine = {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The next number of the `id` column; null where it is not counted up. */
  readonly next: number | null
}

/** Stands before the content of a stored file; `bytes` is its size. */
export type FileLine = { readonly file: string; readonly type: string; readonly bytes: number }

/** The last line. */
export type DumpFooter = { readonly end: true; readonly tables: number; readonly files: number }

export const dumpKind = 'foundation'
export const dumpVersion = 1

/** Tells what is being done, for a person who waits. */
export type Progress = (line: string) => void

/** What a dump or a restore carried. */
export type DumpCounts = { readonly tables: number; readonly rows: number; readonly files: number }

/** Rows between two lines of progress. */
export const progressEvery = 100_000

/** `1,234` */
export const formatCount = (count: number): string => count.toLocaleString('en')
