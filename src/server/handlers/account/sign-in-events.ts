import type { Store } from '../../store/store.ts'
import type { Call } from '../handler.ts'
import { sentFrom } from './sent-from.ts'

/** The store in the name of a user who is only just signing in. */
export const writtenBy = ({ store, operation, request }: Call, userId: number): Store =>
  store.as({ by: userId, operation: operation.id, ...sentFrom(request) })

/**
 * Keeps in the history of a user that somebody failed to sign in. Written after the answer, so that no time tells that
 * there is such a user.
 */
export function noteFailure({ store, services, log }: Call, userId: number): void {
  services.background.add(
    store.transaction((writer) => writer.note(userId, 'SIGN_IN_FAILED')),
    (error) => log.error({ err: error }, 'a failed sign-in was not kept in the history'),
  )
}
