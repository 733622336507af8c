/** Display and input format of dates. */
export const shownDate = 'DD-MM-YYYY'
/** Display, input and storage format of times. */
export const shownTime = 'hh:mm A'
/** Display and input format of timestamps, in the browser's time zone. */
export const shownDateTime = `${shownDate} ${shownTime}`
