/** Dates are shown and typed like this. */
export const shownDate = 'DD-MM-YYYY'
/** Times are shown, typed and kept like this. */
export const shownTime = 'hh:mm A'
