/** What lies over the page at the user's wish: the palette, or the sheet of shortcuts. */
export type Overlay = 'palette' | 'shortcuts' | null

let shown: Overlay = null
const listeners = new Set<() => void>()

/** A snapshot for `useSyncExternalStore`. */
export const shownOverlay = (): Overlay => shown

export const showOverlay = (overlay: Overlay): void => {
  shown = overlay
  for (const listener of listeners) listener()
}

export const subscribeOverlay = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
