/** How quickly those who follow are told, in milliseconds. */
export type ThrottleTimes = {
  /** Before what is due is told, so that what comes together is told together. */
  readonly delay: number
  /** After something was told. */
  readonly pause: number
}

export const throttleTimes: ThrottleTimes = { delay: 200, pause: 1000 }
