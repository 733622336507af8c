/** Height of the pager in pixels, which lies over the last rows in sight; more where it has no room for one line. */
export const pagerHeight = 52

/** For the element around the rows: what takes the focus is not left under the pager. */
export const abovePager = { '& :is(a, button, input)': { scrollMarginBottom: pagerHeight + 8 } } as const
