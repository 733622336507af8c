import type { Operation, Regular } from '../../contract/read-contract.ts'
import type { Services } from '../../services.ts'
import type { Call, HandlerResult, RegularOptions } from '../handler.ts'

/** The regular handler of one operation. */
export type RegularHandler = (call: Call, options: RegularOptions) => Promise<HandlerResult>

/** The parameters for compiling a regular handler. */
export interface RegularParts {
  readonly operation: Operation
  readonly regular: Regular
  readonly services: Services
}
