import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { UnsentMessagePagePayload } from './unsentMessagePagePayload.ts';

export interface UnsentMessagePage {
  success: Success;
  message: Message;
  payload: UnsentMessagePagePayload;
}
