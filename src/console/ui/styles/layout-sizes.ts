/** Minimum window widths of layouts, in CSS pixels, by their names in the theme. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440, xxl: 1800 } as const

/** Media query for windows narrower than a breakpoint, like the theme's `down`, for code without a theme. */
export const narrowerThan = (name: keyof typeof breakpoints): string =>
  `(max-width:${breakpoints[name] - 0.05}px)`

/** Media query for low windows, in which pages use less space around their contents. */
export const shortWindow = '@media (max-height: 800px)'

/** Height of the top bar in pixels, unless it wraps. */
export const topBarHeight = 64

/** Scroll margin at the top of the window, in pixels: the top bar and a gap. */
export const underTopBar = topBarHeight + 16
