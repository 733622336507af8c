import { hasPrivilege } from '../../contract/operations/has-privilege.ts'
import type { Operation } from '../contract/operation.ts'
import type { Call } from './handler.ts'
import { signedIn } from './signed-in.ts'

/** Whether the signed-in user may call at least one of these operations; false for an empty list. */
export function mayCallOneOf(call: Call, operations: readonly Operation[]): boolean {
  const { privileges } = signedIn(call)
  return operations.some(
    (operation) => operation.privileges && hasPrivilege(privileges, operation.privileges),
  )
}

/** Whether the signed-in user may call an operation; false for an unknown one. */
export const mayCall = (call: Call, operationId: string | null): boolean =>
  mayCallOneOf(
    call,
    call.services.contract.operations.filter(({ id }) => id === operationId),
  )
