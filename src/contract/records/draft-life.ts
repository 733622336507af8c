/**
 * For how many days what somebody typed and did not save is kept in the browser; and so, by the API, what was uploaded
 * for it.
 */
export const draftDays = 30
