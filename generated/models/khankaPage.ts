import type { KhankaPagePayload } from './khankaPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface KhankaPage {
  success: Success;
  message: Message;
  payload: KhankaPagePayload;
}
