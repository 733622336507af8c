import type { Done } from '../../../generated/models/index.ts'
import { type MessageCode, type Params, said } from '../messages/message-code.ts'
import type { Answered } from './handler.ts'

/** Nothing but a message: the one of the operation's example, or another. */
export const done = (code?: MessageCode, params?: Params): Answered<Done> => ({
  payload: null,
  ...(code !== undefined && { message: said(code, params) }),
})
