/** Height of the pager in pixels, which lies over the last rows in sight; more where it has no room for one line. */
export const pagerHeight = 52

/** The condition of a media query for windows so low that the pager goes with the page. */
export const lowWindow = '(max-height: 480px)'

/** For the element around the rows: what takes the focus is not left under the pager. Stronger than buttons that unset all. */
export const abovePager = {
  '&& :is(a, button, input)': {
    scrollMarginBottom: pagerHeight + 8,
    [`@media ${lowWindow}`]: { scrollMarginBottom: 8 },
  },
} as const
