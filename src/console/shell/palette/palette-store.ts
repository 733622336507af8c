import { createStore } from '../../ui/store.ts'

/** What lies over the page at the user's wish: the palette, or the sheet of shortcuts. */
export type Overlay = 'palette' | 'shortcuts' | null

/** The overlay that shows, how to show another, and how to follow it. */
export const { get: shownOverlay, set: showOverlay, subscribe: subscribeOverlay } = createStore<Overlay>(null)
