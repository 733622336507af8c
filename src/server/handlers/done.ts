import type { Done } from '../../../generated/models/index.ts'
import type { Answered } from './handler.ts'

/** Nothing but a message: the one of the operation's example, or another. */
export const done = (message?: string): Answered<Done> => ({
  payload: null,
  ...(message !== undefined && { message }),
})
