import { isAvailable } from '../../client/availability.ts'
import { privilegesOf } from '../../client/call.ts'

/**
 * Privileges of an operation, any one of which suffices; null if the contract lacks it, or it is public: not offered.
 */
export const operationPrivileges = (operation: string): readonly string[] | null =>
  isAvailable(operation) ? privilegesOf(operation) : null
