import type { Store } from '../../store/store.ts'
import type { Call } from '../handler.ts'
import { sentFrom } from './sent-from.ts'

/** The store with a user as author who is just signing in. */
export const writtenBy = ({ store, operation, request }: Call, userId: number): Store =>
  store.as({ by: userId, operation: operation.id, ...sentFrom(request) })

/**
 * Records a failed sign-in in the history of the user. Written after the response, so that its timing does not reveal
 * whether the user exists.
 */
export const noteFailure = ({ store, services, log }: Call, userId: number): void => {
  services.background.add(
    store.transaction((writer) => writer.note(userId, 'SIGN_IN_FAILED')),
    (error) => log.error({ err: error }, 'a failed sign-in was not kept in the history'),
  )
}
