/** How far below the edge of the window something is brought into sight, in pixels: under the top bar, with some air. */
export const underTopBar = 80
