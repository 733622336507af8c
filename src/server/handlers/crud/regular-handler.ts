import type { Operation, Regular } from '../../contract/read-contract.ts'
import type { Services } from '../../services.ts'
import type { Writer } from '../../store/write/writer.ts'
import type { Call, HandlerResult, RegularOptions } from '../handler.ts'

/** The regular handler of one operation. */
export type RegularHandler = (call: Call, options: RegularOptions) => Promise<HandlerResult>

/** The parameters for compiling a regular handler. */
export interface RegularParts {
  readonly operation: Operation
  readonly regular: Regular
  readonly services: Services
}

/** Runs work in the transaction of the options, or in a new one. */
export const inTransaction = <T>(
  call: Call,
  { writer }: RegularOptions,
  work: (writer: Writer) => Promise<T>,
): Promise<T> => (writer ? work(writer) : call.store.transaction(work))
