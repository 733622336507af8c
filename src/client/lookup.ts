import type { OperationId } from './call.ts'

type Options = Readonly<Record<string, unknown>>

/**
 * The request of a cell or widget, to the operation in its option `operation`: records to choose from, or names of
 * records. The module check compares it with the contract.
 */
export interface Lookup {
  /** The operation if that option is missing. */
  operation?: OperationId
  /** Query parameters in addition to those of the option `params`. */
  queryFor: (options: Options) => Readonly<Record<string, unknown>>
  /** Query parameters of the first request, before any input; omitted when there is none. */
  first?: (options: Options) => Readonly<Record<string, unknown>>
  /** The name of a record; empty if it has none. */
  name: (record: Readonly<Record<string, unknown>>, options: Options) => string
}
