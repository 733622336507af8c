/** Dates are shown and typed like this. */
export const shownDate = 'DD-MM-YYYY'
/** Times are shown, typed and kept like this. */
export const shownTime = 'hh:mm A'
/** Moments are shown and typed like this, in the browser's time zone. */
export const shownDateTime = `${shownDate} ${shownTime}`
