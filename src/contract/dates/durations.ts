/** An hour, in milliseconds. */
export const hour = 3_600_000

/** A day of 24 hours, in milliseconds. */
export const day = 24 * hour
