import { ApiError } from '../../client/api-error.ts'
import { secondStepCode } from '../../contract/conventions/session.ts'
import { createStore } from '../ui/store.ts'

/** A sign-in that waits for its second step. */
export interface SecondStepRequest {
  /** The API's response that describes the second step. */
  payload: unknown
  /** Called with the response that completes the sign-in. */
  resolve: (answer: unknown) => void
  /** Called on failure. */
  reject: (reason: unknown) => void
}

const request = createStore<SecondStepRequest | null>(null)

/** The sign-in that waits for its second step, or null, and its subscription. */
export const { get: getSecondStep, subscribe: subscribeSecondStep } = request

/** Called when a user has signed in or out: cancels the waiting sign-in. */
export const withdrawSecondStep = (): void => request.get()?.reject(new ApiError(401, ''))

/**
 * Shows the second step over the open page if it is the reason for a refused sign-in. Resolves with the response that
 * replaces the refused one; rejects with the refusal for other reasons, or if the user cancels.
 */
export const proveOnceMore = (error: unknown): Promise<unknown> => {
  if (!(error instanceof ApiError && error.coded.code === secondStepCode)) return Promise.reject(error)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  request.set({ payload: error.payload, resolve, reject })
  return promise.finally(() => request.set(null))
}
