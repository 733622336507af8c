let controller = new AbortController()
let owner: string | null = null

/**
 * Aborts when the signed-in user leaves for good or is replaced by another; not when the same user signs in again over
 * an open page. Operations of several steps keep the signal of their first step, so that no step runs in another user's
 * name. While nobody is signed in, it belongs to the last user.
 */
export const currentUserSignal = (): AbortSignal => controller.signal

/** Called when a user signs in, before listeners; `key` identifies the user. */
export const beginUserSignal = (key: string): void => {
  if (owner !== null && owner !== key) controller.abort()
  if (controller.signal.aborted) controller = new AbortController()
  owner = key
}

/** Called when the user leaves, before listeners. */
export const endUserSignal = (): void => controller.abort()
