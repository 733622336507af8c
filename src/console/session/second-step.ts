import { ApiError } from '../../client/api-error.ts'
import { secondStepCode } from '../../contract/conventions/session.ts'
import { createStore } from '../ui/store.ts'

/** A sign-in that waits for its second step. */
export interface SecondStepRequest {
  /** How it goes on, as the API says it. */
  payload: unknown
  /** To be called with the answer that signs in. */
  resolve: (answer: unknown) => void
  /** To be called when it comes to nothing. */
  reject: (reason: unknown) => void
}

const request = createStore<SecondStepRequest | null>(null)

/** The sign-in that waits for its second step, or null; and how to follow that. */
export const { get: getSecondStep, subscribe: subscribeSecondStep } = request

/** To be called when somebody has entered or left: the sign-in that waits here is not gone on with. */
export const withdrawSecondStep = (): void => request.get()?.reject(new ApiError(401, ''))

/**
 * Has the user prove himself once more, over the open page, where that is why a sign-in was refused. Resolves with the
 * answer in the place of the refused one; rejects with the refusal where it is another, or the user gives up.
 */
export const proveOnceMore = (error: unknown): Promise<unknown> => {
  if (!(error instanceof ApiError && error.coded.code === secondStepCode)) return Promise.reject(error)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  request.set({ payload: error.payload, resolve, reject })
  return promise.finally(() => request.set(null))
}
