import { createStore } from '../store.ts'

/**
 * Whether a navigation is pending, so that the present page skips work ahead; the router notes it. Reading it subscribes
 * to nothing.
 */
export const { get: isNavigating, set: noteNavigating } = createStore(false)
