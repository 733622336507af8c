import type { ComponentType } from 'react'
import type { Lookup } from '../../client/lookup-query.ts'
import type { JsonType } from '../../contract/json.ts'

export type CellOptions = Readonly<Record<string, unknown>>
export type Row = Readonly<Record<string, unknown>>

export interface CellProps {
  value: unknown
  row: Row
  options: CellOptions
  /** The page's rows, for cells that look up names once per page. */
  rows: readonly Row[]
  /** Field of the column. */
  field: string
}

/** An entry of the cell registry: a value, its plain text, and a render function if text is not enough. */
export interface Cell {
  name: string
  /** JSON Schema types of its row property. */
  types: readonly JsonType[]
  /** JSON Schema of the column's `options`. */
  options?: Readonly<Record<string, unknown>>
  /** Plain text for the grid, export and tests; numbers and dates in the format of the language, English by default. */
  text: (value: unknown, options: CellOptions, row: Row, language?: string) => string
  /**
   * The exported value, if different from the plain text; `translate` translates a text of the module's files. Only
   * called for rows with a value.
   */
  exported?: (
    value: unknown,
    options: CellOptions,
    translate: (word: string) => string,
  ) => string | number | Date
  /** Computes the value from the whole row; the column's field is then only a name. */
  fromRow?: (row: Row) => unknown
  lookup?: Lookup
  render?: ComponentType<CellProps>
  /**
   * Usual width of its column in CSS pixels, or a value whose text is as wide as any; without it, the column shares the
   * remaining space.
   */
  width?: number | { longest: unknown }
  /** Words of the text are not broken, not even after a hyphen. */
  isWhole?: true
  /** Default relative width of its column; 1 when omitted. */
  flex?: number
  align?: 'left' | 'right' | 'center'
}
