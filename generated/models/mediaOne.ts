import type { MediaDetail } from './mediaDetail.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MediaOne {
  success: Success;
  message: Message;
  payload: MediaDetail;
}
