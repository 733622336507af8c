import type { OperationId } from './call.ts'

type Options = Readonly<Record<string, unknown>>

/**
 * The request that a cell or widget sends by itself, to the operation in its option `operation`: records to choose from,
 * or names of records. The module check compares it with the contract.
 */
export interface Lookup {
  /** The operation without that option. */
  operation?: OperationId
  /** Query parameters beside those of the option `params`. */
  queryFor: (options: Options) => Readonly<Record<string, unknown>>
  /** Query parameters of the first request, before anything is typed; left out when there is none. */
  first?: (options: Options) => Readonly<Record<string, unknown>>
  /** The name of a record; empty when it has none. */
  name: (record: Readonly<Record<string, unknown>>, options: Options) => string
}
