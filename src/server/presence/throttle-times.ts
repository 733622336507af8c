/** Delays of notifications, in milliseconds. */
export interface ThrottleTimes {
  /** Before sending, so that simultaneous events are sent together. */
  readonly delay: number
  /** After sending. */
  readonly pause: number
}

export const throttleTimes: ThrottleTimes = { delay: 200, pause: 1000 }
