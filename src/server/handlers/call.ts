import type { Done } from '../../../generated/api/foundation.schemas.ts'
import { hasPrivilege } from '../../contract/operations/privileges.ts'
import type { SignedInUser } from '../auth/signed-in-user.ts'
import type { Operation } from '../contract/operation.ts'
import { unauthorized } from '../errors.ts'
import { codedMessage, type MessageCode, type Params } from '../messages/message-code.ts'
import type { Serialized } from '../stored-model.ts'
import type { Call, OperationResult } from './handler.ts'

/**
 * The validated body, typed by the contract: when the contract removes a property or changes its type, code that reads
 * it fails the type check.
 */
export const bodyOf = <Model extends object>(call: Pick<Call, 'body'>): Serialized<Model> => {
  const checked: unknown = call.body
  return checked as Serialized<Model>
}

/** The query parameters, typed by the contract, after coercion and defaults. */
export const queryParametersOf = <Params extends object>(call: Pick<Call, 'query'>): Readonly<Params> => {
  const checked: unknown = call.query
  return checked as Readonly<Params>
}

/** The signed-in user. Throws 401 for an anonymous call of a public operation. */
export const signedIn = ({ user }: Pick<Call, 'user'>): SignedInUser => {
  if (!user) throw unauthorized()
  return user
}

/** Whether the signed-in user may call at least one of these operations; false for an empty list. */
export const mayCallOneOf = (call: Call, operations: readonly Operation[]): boolean => {
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

/** A response with only a message: that of the operation's example, or another. */
export const done = (code?: MessageCode, params?: Params): OperationResult<Done> => ({
  payload: null,
  ...(code !== undefined && { message: codedMessage(code, params) }),
})
