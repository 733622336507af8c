/** Height of the top bar in pixels, unless it wraps. */
export const topBarHeight = 64

/** Scroll margin at the top of the window, in pixels: the top bar and a gap. */
export const underTopBar = topBarHeight + 16
