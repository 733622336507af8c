import type { JsonType } from '../../contract/json.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { Schema } from '../schema/schema-reader.ts'

type Bag = Readonly<Record<string, unknown>>

/** What a cell or widget asks the API for by itself; see `Lookup` of the client. */
export interface LookupEntry {
  operation?: string
  queryFor: (options: Bag) => Bag
  name: (record: Bag, options: Bag) => string
}

/** What the check asks of a table cell; `Cell` of the console has it. */
export interface CellEntry {
  types: readonly JsonType[]
  options?: Schema
  lookup?: LookupEntry
  /** What it shows of the whole row; its column's field is a name only. */
  fromRow?: (row: Bag) => unknown
  /** Plain text of a value. */
  text: (value: unknown, options: Bag, row: Bag) => string
}

/** What a widget's mapping is told. */
export interface MappingContext {
  mode: Mode
  languages: readonly { id: number; name: string; code: string }[]
}

/** What the check asks of a form widget; `Widget` of the console has it. */
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

/** What modules may name beside operations. The check is handed them: modules import nothing. */
export interface Registries {
  cells: Readonly<Record<string, CellEntry>>
  widgets: Readonly<Record<string, WidgetEntry>>
  /** Names of the icons of row and header actions, and of the menu. */
  icons: { actions: readonly string[]; menu: readonly string[] }
  /** Routes of the screens that are no module; `:name` is a parameter. */
  screens: readonly string[]
}

/** An entry by its name; names come from JSON, so only the registry's own count. */
export const entryOf = <T>(registry: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined
