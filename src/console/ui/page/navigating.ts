import { createStore } from '../store.ts'

/** Whether a navigation is pending, so that the present page skips work ahead; the router calls `noteNavigating`. */
export const { get: isNavigating, set: noteNavigating } = createStore(false)
