/** Dates are shown and typed like this (002 section 9). */
export const shownDate = 'DD-MM-YYYY'
/** Times are shown, typed and kept like this (001 section 3, amaliyat label). */
export const shownTime = 'hh:mm A'
