import type { MediaPagePayload } from './mediaPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MediaPage {
  success: Success;
  message: Message;
  payload: MediaPagePayload;
}
