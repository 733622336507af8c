import type { JsonType } from '../../contract/json.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { Schema } from '../schema/schema-reader.ts'

type Bag = Readonly<Record<string, unknown>>

/** The API request of a cell or widget; see `Lookup` of the client. */
export interface LookupEntry {
  operation?: string
  queryFor: (options: Bag) => Bag
  name: (record: Bag, options: Bag) => string
}

/** The part of a table cell that the check needs; `Cell` of the console has it. */
export interface CellEntry {
  types: readonly JsonType[]
  options?: Schema
  lookup?: LookupEntry
  /** Content from the whole row; the column's field is only a name. */
  fromRow?: (row: Bag) => unknown
  /** Plain text of a value. */
  text: (value: unknown, options: Bag, row: Bag) => string
}

/** The context of a widget's mapping. */
export interface MappingContext {
  mode: Mode
  languages: readonly { id: number; name: string; code: string }[]
}

/** The part of a form widget that the check needs; `Widget` of the console has it. */
export interface WidgetEntry {
  types: readonly JsonType[]
  options?: Schema
  lookup?: LookupEntry
  read?: (record: Bag, name: string, options: Bag, context: MappingContext) => unknown
  write?: (value: unknown, name: string, options: Bag, context: MappingContext) => Bag
  writes?: (name: string, options: Bag) => readonly string[]
  needsLanguages?: boolean
  uploads?: { kind: string; maxSizeMb?: number }
}

/** The names that modules may use besides operations. They are passed to the check, since modules import nothing. */
export interface Registries {
  cells: Readonly<Record<string, CellEntry>>
  widgets: Readonly<Record<string, WidgetEntry>>
  /** Names of the icons of row and header actions, and of the menu. */
  icons: { actions: readonly string[]; menu: readonly string[] }
  /** Routes of screens that are not modules; `:name` is a parameter. */
  screens: readonly string[]
}

/** An entry by name; only own properties count, since names come from JSON. */
export const entryOf = <T>(registry: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined
