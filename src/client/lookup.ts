import type { OperationId } from './call.ts'

type Options = Readonly<Record<string, unknown>>

/**
 * What a cell or widget asks the API for by itself, from the operation in its option `operation`: records to choose
 * from, or names of records. The module check holds it against the contract.
 */
export interface Lookup {
  /** The operation when the option is left out. */
  operation?: OperationId
  /** Query parameters it sends beside those of the option `params`, with values as it sends them. */
  queryFor: (options: Options) => Readonly<Record<string, unknown>>
  /** Query parameters of what it asks for first, before anything is typed; nothing where it asks for nothing then. */
  first?: (options: Options) => Readonly<Record<string, unknown>>
  /** What it calls a record; empty when it finds no name. */
  name: (record: Readonly<Record<string, unknown>>, options: Options) => string
}
