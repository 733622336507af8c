import type { ComponentType } from 'react'
import type { Lookup } from '../../client/lookup.ts'
import type { JsonType } from '../../contract/json.ts'

export type CellOptions = Readonly<Record<string, unknown>>
export type Row = Readonly<Record<string, unknown>>

export interface CellProps {
  value: unknown
  row: Row
  options: CellOptions
  /** The page's rows, for cells that look up names once a page. */
  rows: readonly Row[]
  /** Field the column shows. */
  field: string
}

/** One entry of the cell registry: a value, its plain text, and a render only where text does not suffice. */
export interface Cell {
  name: string
  /** JSON Schema types of the row property it shows. */
  types: readonly JsonType[]
  /** JSON Schema of the column's `options`. */
  options?: Readonly<Record<string, unknown>>
  /** Plain text, for the grid, export and tests; numbers and dates as a language writes them, English when left out. */
  text: (value: unknown, options: CellOptions, row: Row, language?: string) => string
  /**
   * What stands in an exported file in place of the plain text; `translate` puts a word of the module's files into the
   * language shown. Asked only where there is a value.
   */
  exported?: (value: unknown, options: CellOptions, translate: (word: string) => string) => string | number
  /** What it shows of the whole row; its column then has a field only as its name. */
  fromRow?: (row: Row) => unknown
  lookup?: Lookup
  render?: ComponentType<CellProps>
  /** Default relative width of its column; 1 when left out. */
  flex?: number
  align?: 'left' | 'right' | 'center'
}
