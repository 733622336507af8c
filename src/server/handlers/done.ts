import type { Done } from '../../../generated/api/foundation.schemas.ts'
import { codedMessage, type MessageCode, type Params } from '../messages/message-code.ts'
import type { OperationResult } from './handler.ts'

/** A response with only a message: that of the operation's example, or another. */
export const done = (code?: MessageCode, params?: Params): OperationResult<Done> => ({
  payload: null,
  ...(code !== undefined && { message: codedMessage(code, params) }),
})
