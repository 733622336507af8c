/** Scroll margin at the top of the window, in pixels: the top bar and a gap. */
export const underTopBar = 80
