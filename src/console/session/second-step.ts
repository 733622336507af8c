import { ApiError } from '../../client/api-error.ts'
import { secondStepCode } from '../../contract/conventions/session.ts'
import { createStore } from '../ui/store.ts'

/** A sign-in that waits for its second step. */
export interface SecondStepAsked {
  /** How it goes on, as the API says it. */
  payload: unknown
  /** To be called with the answer that signs in. */
  resolve: (answer: unknown) => void
  /** To be called when it comes to nothing. */
  reject: (reason: unknown) => void
}

const asked = createStore<SecondStepAsked | null>(null)

/** The sign-in that waits for its second step, or null; and how to follow that. */
export const { get: getSecondStep, subscribe: subscribeSecondStep } = asked

/** To be called when somebody has entered or left: the sign-in that waits here is not gone on with. */
export const withdrawSecondStep = (): void => asked.get()?.reject(new ApiError(401, ''))

/**
 * Has the user prove himself once more, over the open page, where that is why a sign-in was refused. Resolves with the
 * answer in the place of the refused one; rejects with the refusal where it is another, or the user gives up.
 */
export const proveOnceMore = (error: unknown): Promise<unknown> => {
  if (!(error instanceof ApiError && error.coded.code === secondStepCode)) return Promise.reject(error)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  asked.set({ payload: error.payload, resolve, reject })
  return promise.finally(() => asked.set(null))
}
