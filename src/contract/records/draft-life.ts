/** How many days the browser stores unsaved input, and the API the files uploaded for it. */
export const draftDays = 30
