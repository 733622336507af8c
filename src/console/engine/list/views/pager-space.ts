/** Height of the pager in pixels, which covers the last visible rows; higher if it needs more than one line. */
export const pagerHeight = 44

/** Media query for low windows, in which the pager is not sticky. */
export const lowWindow = '(max-height: 480px)'

/** Media query for the other windows. */
export const tallWindow = '(min-height: 481px)'

/**
 * Scroll margin for the element around the rows, so that focused elements are not under the pager. More specific than
 * resets of buttons.
 */
export const abovePager = {
  '&& :is(a, button, input)': {
    scrollMarginBottom: pagerHeight + 8,
    [`@media ${lowWindow}`]: { scrollMarginBottom: 8 },
  },
} as const
