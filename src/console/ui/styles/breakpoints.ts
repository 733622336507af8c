/** Widths of the window from which layouts change, in CSS pixels, by their names in the theme. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440, xxl: 1800 } as const

/** The condition of a media query for windows narrower than a breakpoint, where no theme is at hand; as the theme's `down`. */
export const narrowerThan = (name: keyof typeof breakpoints): string =>
  `(max-width:${breakpoints[name] - 0.05}px)`
