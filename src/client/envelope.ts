/** The answer of every operation. */
export interface Envelope<T = unknown> {
  success: boolean
  message: string
  payload: T
}
