let controller = new AbortController()
let owner: string | null = null

/**
 * Aborts once whoever is signed in has left for good, or somebody else is signed in in that place; not when the same user
 * signs in again over an open page. What takes several steps carries it from its first one on, so that no step is taken in
 * another's name. While nobody is signed in it is that of who was there last.
 */
export const currentUserSignal = (): AbortSignal => controller.signal

/** To be called when a user enters, before anybody is told; `key` says who. */
export const beginUserSignal = (key: string): void => {
  if (owner !== null && owner !== key) controller.abort()
  if (controller.signal.aborted) controller = new AbortController()
  owner = key
}

/** To be called when the user leaves, before anybody is told. */
export const endUserSignal = (): void => controller.abort()
