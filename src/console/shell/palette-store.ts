import { createStore } from '../ui/store.ts'

/** The overlay that the user has opened: the palette, or the sheet of shortcuts. */
export type Overlay = 'palette' | 'shortcuts' | null

/** The open overlay, its setter and its subscription. */
export const { get: shownOverlay, set: showOverlay, subscribe: subscribeOverlay } = createStore<Overlay>(null)
