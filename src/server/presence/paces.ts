/** How quickly those who follow are told, in milliseconds. */
export type Paces = {
  /** Before what is due is told, so that what comes together is told together. */
  readonly delay: number
  /** After something was told. */
  readonly pause: number
}

export const paces: Paces = { delay: 200, pause: 1000 }
